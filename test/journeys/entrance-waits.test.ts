import type { BrowserContext, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { acceptButton, ada, makeInsider, makeMember, signIn, signInButton, tickAll } from './people.ts';
import { picksPage } from './picks-page.ts';
import type { Stage } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('every wait at the entrance ends');
/** From the call that gets no answer to the message and the way on. */
const LIMIT_MS = 10_000;
const bea = { ...ada, email: 'bea@example.com' };
let stage: Stage;
let insider: BrowserContext;
let member: BrowserContext;

test.before(async () => {
  stage = await openStage();
  insider = (await stage.enter()).context;
  await makeInsider(insider);
  member = (await stage.enter()).context;
  await makeMember(member, bea);
});
test.after(() => stage.close());

const enterAs = async (someone: BrowserContext) => {
  const { page } = await stage.enter({ storageState: await someone.storageState() });
  return page;
};

interface Unanswered {
  /** Milliseconds since the first call was made. */
  readonly waited: () => number;
  /** Lets later calls through. */
  readonly answerAgain: () => Promise<void>;
}

/** Lets every call of these addresses wait for ever. */
async function leaveUnanswered(page: Page, address: RegExp): Promise<Unanswered> {
  let askedAt = Number.NaN;
  await page.route(address, () => {
    if (Number.isNaN(askedAt)) askedAt = Date.now();
  });
  return { waited: () => Date.now() - askedAt, answerAgain: () => page.unroute(address) };
}

const inTime = (unanswered: Unanswered): void => {
  const waited = unanswered.waited();
  assert.ok(waited <= LIMIT_MS, `after ${waited} ms`);
};

test('who is signed in: the page says that it cannot reach the server, and trying again goes on', async () => {
  const page = await enterAs(insider);
  const call = await leaveUnanswered(page, /\/api\/auth\/user/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText('Clubhouse Turn cannot be reached.').waitFor();
  inTime(call);
  await call.answerAgain();
  await page.getByRole('button', { name: 'Try again' }).click();
  await picksPage.heading(page).waitFor();
});

test('how people sign in: the button that signs in is there all the same', async () => {
  const { page } = await stage.enter();
  const call = await leaveUnanswered(page, /\/api\/auth\/mode/);
  await page.goto('/', { waitUntil: 'commit' });
  await signInButton(page).waitFor();
  inTime(call);
  await signInButton(page).click();
  await page.waitForURL(/form=1/);
  await page.getByLabel('Email').waitFor();
});

test('whether the disclaimer was accepted: it is shown with the reason, and checking again leads in', async () => {
  const page = await enterAs(insider);
  const call = await leaveUnanswered(page, /\/api\/disclaimer\/check/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText('We couldn’t check your acceptance.').waitFor();
  inTime(call);
  await call.answerAgain();
  await page.getByRole('button', { name: 'Check again' }).click();
  await picksPage.heading(page).waitFor();
});

test('the text of the disclaimer: it says that it did not load, and trying again loads it', async () => {
  const page = await enterAs(member);
  const call = await leaveUnanswered(page, /\/api\/disclaimer\/text/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText('Couldn’t load the disclaimer.').waitFor();
  inTime(call);
  await call.answerAgain();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('checkbox').first().waitFor();
});

test('an acceptance: it shows that it is being saved, and then lets the member in', async () => {
  const page = await enterAs(member);
  const call = await leaveUnanswered(page, /\/api\/disclaimer\/accept/);
  await page.goto('/');
  await tickAll(page);
  await acceptButton(page).click();
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await picksPage.heading(page).waitFor();
  inTime(call);
});

test('an acceptance before signing in: it shows that it is being saved, and then leads to the form', async () => {
  const { page } = await stage.enter();
  const call = await leaveUnanswered(page, /\/api\/disclaimer\/accept-pre-auth/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Read and accept the disclaimer' }).click();
  await tickAll(page);
  await page.getByRole('button', { name: 'Accept & Continue' }).click();
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await page.getByLabel('Email').waitFor();
  inTime(call);
  assert.is(await page.getByText('You have accepted the disclaimer.').count(), 0);
});

test('a sign-in: the form says so and can be sent again', async () => {
  const { page } = await stage.enter();
  const call = await leaveUnanswered(page, /\/api\/auth\/login/);
  await page.goto('/auth?form=1');
  await signIn(page, ada);
  await page.getByRole('alert').filter({ hasText: 'An error occurred. Please try again.' }).waitFor();
  inTime(call);
  await call.answerAgain();
  await signIn(page, ada);
  await picksPage.heading(page).waitFor();
});

for (const [what, file] of [
  ['an app', /\/assets\/tools-[\w-]+\.js$/],
  ['a screen', /\/assets\/features-screen-[\w-]+\.js$/],
] as const) {
  test(`the code of ${what}: its place says so, and trying again brings it`, async () => {
    const page = await enterAs(insider);
    const call = await leaveUnanswered(page, file);
    await page.goto('/features', { waitUntil: 'commit' });
    const retry = page.getByRole('button', { name: /Try again|Reload/ }).first();
    await retry.waitFor();
    inTime(call);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await call.answerAgain();
    await retry.click();
    await page.getByRole('link', { name: 'Get Started' }).waitFor();
  });
}

test.run();
