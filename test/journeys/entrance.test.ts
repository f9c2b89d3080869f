import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '#contract/contract.ts';
import { links } from '#kit/links.ts';
import { comesTo } from '#test/support/comes-to.ts';
import { ada, createAccount, fillForm, makeMember, signIn, signInButton, tickAll } from './people.ts';
import { picksPage } from './picks-page.ts';
import type { Stage } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('in front of the site');
const pages = Object.values(links)
  .filter((path) => typeof path === 'string')
  .filter((path) => !path.startsWith('/api/') && path !== links.licenses && path !== links.record);
const declineSite = 'https://www.nyra.com/saratoga';
let stage: Stage;

test.before(async () => {
  stage = await openStage();
});
test.after(() => stage.close());

test('a signed-out visitor sees the auth screen and no way past it, whatever the path', async () => {
  const { page } = await stage.enter();
  for (const path of [...pages, '/no-such-page']) {
    await page.goto(path, { waitUntil: 'commit' });
    await signInButton(page).waitFor();
    assert.is(await page.getByRole('navigation').count(), 0, path);
    assert.is(await page.getByRole('heading', { level: 1 }).textContent(), 'Sign In', path);
    const title = { [links.terms]: 'Terms of Service', [links.privacy]: 'Privacy Policy' }[path];
    if (title) await page.getByRole('dialog', { name: title }).waitFor();
    assert.is(await page.getByRole('dialog').count(), title === undefined ? 0 : 1, path);
  }
});

test('the terms open over the auth screen and close again, by button and by Escape', async () => {
  const { page } = await stage.enter();
  await page.goto('/terms');
  await page.getByRole('dialog', { name: 'Terms of Service' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('dialog', { name: 'Privacy Policy' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.is(new URL(page.url()).pathname, '/terms');
});

test('a form that cannot be sent says why and goes back to the input to mend, each time', async () => {
  const { page } = await stage.enter();
  await page.goto('/auth#link=no-such-secret');
  const confirmation = page.getByLabel('Confirm new password');
  await page.getByLabel('New password', { exact: true }).fill('Saddle-Cloth-7');
  await confirmation.fill('another');
  for (const _ of ['once', 'twice']) {
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('alert').getByText('Passwords do not match').waitFor();
    await page.locator(':focus').and(confirmation).waitFor();
  }
});

test('without a session the racing is there to read, and what is personal is refused', async () => {
  const { context } = await stage.enter();
  const races = (await (await context.request.get('/api/races')).json()) as {
    id: string;
    day: string;
    entries: { horseId: string; jockeyName: string; trainerName: string }[];
  }[];
  const [entry] = races[0]?.entries ?? [];
  const names: Record<string, string | undefined> = {
    '/api/jockeys/{name}': entry?.jockeyName,
    '/api/trainers/{name}': entry?.trainerName,
  };
  const places: Record<string, string> = {
    raceId: races[0]?.id ?? '',
    id: races[0]?.id ?? '',
    slug: 'saratoga',
    trackId: 'saratoga',
    date: races[0]?.day ?? '',
    horse: entry?.horseId ?? '',
    chain: 'picks',
  };
  const queries: Record<string, string> = { '/api/angles/search': '?find=layoff' };
  let read = 0;
  let refused = 0;
  for (const { row } of endpoints) {
    if (row.answers === 'redirect' || (row.access === 'public' && row.method !== 'GET')) continue;
    const filled = row.path.replace(/\{(\w+)\}/g, (_, place: string) =>
      encodeURIComponent((place === 'name' ? names[row.path] : places[place]) ?? '1'),
    );
    const path = filled + (queries[row.path] ?? '');
    const answer = await context.request.fetch(path, { method: row.method, maxRedirects: 0 });
    const expected = row.access === 'public' ? 200 : 401;
    assert.is(answer.status(), expected, `${row.method} ${path}: ${await answer.text()}`);
    if (expected === 200) read += 1;
    else refused += 1;
  }
  assert.ok(read >= 15 && refused >= 10, `${read} read, ${refused} refused`);
});

test('problems found by the form and the server are explained, and the typed text stays', async () => {
  const { page, context } = await stage.enter();
  await makeMember(context, ada);
  await page.context().clearCookies();
  await page.goto('/auth?form=1');
  const alert = page.getByRole('alert');
  const send = page.locator('form').getByRole('button', { name: /^(Sign In|Create Account)$/ });

  await send.click();
  await alert.filter({ hasText: /^Email and password are required$/ }).waitFor();
  await signIn(page, { ...ada, password: 'Wrong-Horse-9' });
  await alert
    .filter({ hasText: /password/i })
    .filter({ hasNotText: 'required' })
    .waitFor();
  assert.is(await page.getByLabel('Email').inputValue(), ada.email);

  await page.getByRole('button', { name: 'Create Account' }).click();
  await comesTo(() => alert.count(), 0, 'toggling clears the error');
  assert.is(await page.getByLabel('Password', { exact: true }).inputValue(), '', 'and both passwords');
  await fillForm(page, { ...ada, email: 'second@example.com' }, { isNew: true });
  await page.getByLabel('Confirm password').fill('Other-Words-1');
  await send.click();
  await alert.filter({ hasText: /^Passwords do not match$/ }).waitFor();

  await fillForm(page, { ...ada, email: 'second@example.com', password: 'short' }, { isNew: true });
  await send.click();
  await alert.filter({ hasText: /8 characters/ }).waitFor();

  await fillForm(page, ada, { isNew: true });
  await send.click();
  await alert.filter({ hasText: /already/i }).waitFor();
});

test('a missing network is named, and the button works again', async () => {
  const { page } = await stage.enter();
  await page.goto('/auth?form=1');
  await page.getByLabel('Email').waitFor();
  await page.route('**/api/auth/login', (route) => route.abort('connectionfailed'));
  await signIn(page, ada);
  await page.getByRole('alert').filter({ hasText: 'An error occurred. Please try again.' }).waitFor();
  await page.locator('form').getByRole('button', { name: 'Sign In', disabled: false }).waitFor();
});

test('while the server thinks the button says so, and cannot be pressed twice', async () => {
  const { page } = await stage.enter();
  await page.goto('/auth?form=1');
  await page.getByLabel('Email').waitFor();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((wake) => {
    answer = wake;
  });
  await page.route('**/api/auth/login', async (route) => {
    await answered;
    await route.fulfill({ status: 400, json: { message: 'Not today.' } });
  });
  await signIn(page, ada);
  const busy = page.getByRole('button', { name: 'Processing...' });
  await busy.waitFor();
  assert.ok(await busy.isDisabled());
  answer();
  await page.getByRole('alert').filter({ hasText: 'Not today.' }).waitFor();
});

test('too many wrong passwords are stopped with the server’s own sentence', async () => {
  const { page, context } = await stage.enter();
  const bea = { ...ada, email: 'bea@example.com' };
  await makeMember(context, bea);
  await context.clearCookies();
  for (let tried = 0; tried < 10; tried += 1) {
    await context.request.post('/api/auth/login', { data: { email: bea.email, password: 'Wrong-Horse-9' } });
  }
  await page.goto('/auth?form=1');
  await signIn(page, bea);
  await page.getByRole('alert').filter({ hasText: 'Too many attempts. Try again in' }).waitFor();
  assert.is((await context.request.get('/api/auth/user')).status(), 401);
});

test('the disclaimer accepted before signing up is not shown again in the same session', async () => {
  const { page } = await stage.enter();
  await page.goto('/');
  await page.getByRole('button', { name: 'Read and accept the disclaimer' }).click();
  const dialog = page.getByRole('dialog');
  const accept = dialog.getByRole('button', { name: 'Accept & Continue' });
  assert.ok(await accept.isDisabled());
  await tickAll(page);
  await accept.click();
  await page.waitForURL(/\/auth\?form=1/);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('You have accepted the disclaimer.').waitFor();
  await page.getByRole('button', { name: 'Sign In' }).last().click();
  await createAccount(page, { ...ada, email: 'cleo@example.com' });
  await picksPage.heading(page).waitFor();
});

test('declining before signing in leads away from the site', async () => {
  const { page } = await stage.enter();
  const left: string[] = [];
  await page.route(/nyra\.com/, (route) => {
    left.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Read and accept the disclaimer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline & Leave' }).click();
  await page.waitForURL(/nyra\.com/);
  assert.is(left[0]?.replace(/\/$/, ''), declineSite);
});

test.run();
