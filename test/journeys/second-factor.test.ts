import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ada, fillForm, makeInsider } from './people.ts';
import { picksPage } from './picks-page.ts';
import type { Stage } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('a second factor and passkeys');
let stage: Stage;

test.before(async () => {
  stage = await openStage();
});
test.after(() => stage.close());

/** A browser at the name of the machine, where passkeys work. */
const atName = () => stage.enter({ baseURL: stage.address.replace('127.0.0.1', 'localhost') });

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A device that makes passkeys and confirms its owner without asking. */
async function giveAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Holds calls of an address back; gives what releases them. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function toSignIn(page: Page): Promise<void> {
  await page.goto('/api/logout');
  await page.goto('/auth?form=1');
}

test('a passkey is made at localhost, signs in without a password, and is removed', async () => {
  const { page, context, consoleLines } = await atName();
  await makeInsider(context);
  await giveAuthenticator(page);
  await page.goto('/profile');
  const card = cardOf(page, 'Passkeys');
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await card.getByLabel('Name for the passkey').fill('My phone');
  await card.getByLabel('Your password').fill(ada.password);
  await card.getByRole('button', { name: 'Continue' }).click();
  await card.getByText('not used yet').waitFor();

  await toSignIn(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await picksPage.heading(page).waitFor();

  await page.goto('/profile');
  await card.getByText('last used').waitFor();
  await card.getByRole('button', { name: 'Remove My phone' }).click();
  await card.getByText('My phone').waitFor({ state: 'detached' });
  await toSignIn(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This passkey opens no account here.').waitFor();
  assert.not.ok(consoleLines.some((line) => line.startsWith('thrown')));
});

test('at an IP address the form and the profile say where passkeys work', async () => {
  const { page, context } = await stage.enter();
  const address = stage.address.replace('127.0.0.1', 'localhost');
  await page.goto('/auth?form=1');
  await page.getByRole('link', { name: address }).waitFor();
  assert.is(await page.getByRole('button', { name: 'Sign in with a passkey' }).count(), 0);
  await makeInsider(context, { ...ada, email: 'bea@example.com' });
  await page.goto('/profile');
  await cardOf(page, 'Passkeys').getByRole('link', { name: address }).waitFor();
});

test('an authenticator app is set up by picture or key, and signing in asks for its code', async () => {
  const { page, context } = await stage.enter();
  const cora = { ...ada, email: 'cora@example.com' };
  await makeInsider(context, cora);
  await page.goto('/profile');
  const card = cardOf(page, 'Second factor');
  await card.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await card.getByLabel('Your password').fill(cora.password);
  const release = await hold(page, '**/api/auth/second-factor/start');
  await card.getByRole('button', { name: 'Continue' }).click();
  await card.getByRole('button', { name: 'Cancel', disabled: true }).waitFor();
  release();
  await card.getByRole('button', { name: 'Cancel', disabled: false }).waitFor();
  await card.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const key = (await card.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await card.getByLabel('Code from your authenticator app').fill(app.generate());
  await card.getByRole('button', { name: 'Turn on' }).click();
  const codes = card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.nth(9).waitFor();
  const [recoveryCode = ''] = await codes.allTextContents();
  await card.getByRole('button', { name: 'I have saved them' }).click();
  await card.getByText('10 recovery codes left').waitFor();

  await toSignIn(page);
  await fillForm(page, cora, { isNew: false });
  const send = page.locator('form').getByRole('button', { name: 'Sign In' });
  await send.click();
  const code = page.getByLabel('Code from your authenticator app');
  await code.fill('000000');
  await send.click();
  await page.getByText('That code is wrong or was used already.').waitFor();
  await page.locator('input:focus').and(code).waitFor();
  await code.fill(recoveryCode);
  await send.click();
  await picksPage.heading(page).waitFor();
});

test('each other sign-in is listed and can be ended from the profile', async () => {
  const { page, context } = await stage.enter();
  const dora = { ...ada, email: 'dora@example.com' };
  await makeInsider(context, dora);
  const other = await stage.enter();
  await other.context.request.post('/api/auth/login', {
    data: { email: dora.email, password: dora.password },
  });
  await page.goto('/profile');
  const card = cardOf(page, 'Where you are signed in');
  await card.getByText('This browser').waitFor();
  await card.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await card.getByRole('button').first().waitFor({ state: 'detached' });
  assert.is((await other.context.request.get('/api/auth/user')).status(), 401);
});

test.run();
