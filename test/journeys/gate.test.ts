import type { BrowserContext, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { acceptButton, ada, makeMember, signInButton, tickAll } from './people.ts';
import { picksPage } from './picks-page.ts';
import type { Stage } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('the disclaimer gate');
let stage: Stage;
let member: BrowserContext;

test.before(async () => {
  stage = await openStage();
  member = (await stage.enter()).context;
  await makeMember(member, ada);
});
test.after(() => stage.close());

const enterAsMember = async () => stage.enter({ storageState: await member.storageState() });
const isAccepted = async (context: BrowserContext) =>
  (await (await context.request.get('/api/disclaimer/check')).json()) as { hasValidAcceptance: boolean };
const gate = (page: Page) => page.getByRole('button', { name: 'Decline & Exit' });

test('it covers every screen, without a bar, until all four parts are ticked', async () => {
  const { page } = await enterAsMember();
  for (const path of ['/profile', '/no-such-page', '/']) {
    await page.goto(path);
    await gate(page).waitFor();
    assert.is(await page.getByRole('navigation').count(), 0, path);
  }
  const boxes = page.getByRole('checkbox');
  for (let ticked = 0; ticked < 4; ticked += 1) {
    assert.ok(await acceptButton(page).isDisabled(), `with ${ticked} of 4`);
    await boxes.nth(ticked).check();
  }
  assert.ok(await acceptButton(page).isEnabled());
  await boxes.nth(1).uncheck();
  assert.ok(await acceptButton(page).isDisabled());
});

test('saving fails: the member is let in for this page view, and asked again at the next', async () => {
  const { page, context } = await enterAsMember();
  await page.route('**/api/disclaimer/accept', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong.' } }),
  );
  await page.goto('/');
  await tickAll(page);
  const said = page.waitForEvent('console', (line) =>
    line.text().includes('Could not save the acceptance of the disclaimer'),
  );
  await acceptButton(page).click();
  await picksPage.heading(page).waitFor();
  await said;
  assert.is((await isAccepted(context)).hasValidAcceptance, false);
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('First name').waitFor();
  await page.reload();
  await gate(page).waitFor();
});

test('the check fails: the gate is shown', async () => {
  const { page } = await enterAsMember();
  await page.route('**/api/disclaimer/check*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong.' } }),
  );
  await page.goto('/');
  await gate(page).waitFor();
});

test('while the check runs the page says what it waits for', async () => {
  const { page } = await enterAsMember();
  let answer: () => void = () => undefined;
  const released = new Promise<void>((wake) => {
    answer = wake;
  });
  await page.route('**/api/disclaimer/check*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await page.getByText('Verifying account status...').waitFor();
  answer();
  await gate(page).waitFor();
});

test('the text does not load: there is nothing to accept, and trying again loads it', async () => {
  const { page } = await enterAsMember();
  await page.route('**/api/disclaimer/text*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not now.' } }),
  );
  await page.goto('/');
  await page.getByText('Couldn’t load the disclaimer.').waitFor();
  assert.ok(await acceptButton(page).isDisabled());
  await page.unroute('**/api/disclaimer/text*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('checkbox').first().waitFor();
});

test('accepting is stored, and requested once', async () => {
  const { page, context } = await enterAsMember();
  await page.goto('/profile');
  await tickAll(page);
  await acceptButton(page).click();
  await page.getByLabel('First name').waitFor();
  assert.is((await isAccepted(context)).hasValidAcceptance, true);
  await page.reload();
  await page.getByLabel('First name').waitFor();
});

test('declining signs the member out', async () => {
  const { page, context } = await stage.enter();
  await makeMember(context, { ...ada, email: 'dora@example.com' });
  await page.goto('/');
  await gate(page).click();
  await signInButton(page).waitFor();
  assert.is((await context.request.get('/api/auth/user')).status(), 401);
});

test.run();
