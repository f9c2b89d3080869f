import type { Page, Route } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ada, makeInsider } from './people.ts';
import { picksPage } from './picks-page.ts';
import type { Stage } from './stage.ts';
import { mobileChrome, openStage, phone } from './stage.ts';

const test = suite('a part of the site is broken');
const picksModule = /\/assets\/picks-[\w-]+\.js$/;
const shellModule = /\/assets\/shell-[\w-]+\.js$/;
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const failure = (page: Page) => page.getByRole('heading', { name: 'This part could not be shown' });
let stage: Stage;
let member: Awaited<ReturnType<Stage['enter']>>['context'];

test.before(async () => {
  stage = await openStage({ SUPPORT_EMAIL: 'help@turn.example' });
  member = (await stage.enter()).context;
  await makeInsider(member, ada);
});
test.after(() => stage.close());

const enterAsMember = async (options = {}) => {
  const storageState = await member.storageState();
  return stage.enter({ storageState, ...options });
};

async function restStillWorks(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'ML Predictions' }).first().click();
  await page.getByRole('heading', { level: 1, name: /ML Predictions/ }).waitFor();
  await failure(page).waitFor({ state: 'detached' });
  await bar(page).getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('First name').waitFor();
  await bar(page).getByRole('link', { name: 'AI Picks' }).click();
}

const damages: readonly [what: string, damage: (route: Route) => Promise<void>][] = [
  [
    'bytes that are not the ones that were built',
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'document.title = "stolen"; export const bootstrap = 1, mount = 1, unmount = 1;',
      }),
  ],
  ['no file', (route) => route.fulfill({ status: 404, body: 'File not found.' })],
];

for (const [what, damage] of damages) {
  test(`the picks app comes as ${what}: its region says so, the rest works, and trying again brings it back`, async () => {
    const { page } = await enterAsMember();
    await page.route(picksModule, damage);
    await page.goto('/');
    await failure(page).waitFor();
    await page.getByText('The AI picks part of Clubhouse Turn is missing or damaged.').waitFor();
    await bar(page).waitFor();
    assert.not.match(await page.title(), /stolen/);
    await restStillWorks(page);
    await failure(page).waitFor();
    await page.unroute(picksModule);
    await page
      .getByRole('button', { name: /Try again|Reload the page/ })
      .first()
      .click();
    await picksPage.heading(page).waitFor();
  });
}

test('a part of a screen that does not load fails alone, and loads when requested again', async () => {
  const { page } = await enterAsMember();
  const press = /\/assets\/press-and-questions-[\w-]+\.js$/;
  await page.route(press, (route) => route.abort());
  await page.goto('/');
  await picksPage.heading(page).waitFor();
  const room = page.getByRole('region', { name: 'News and questions' });
  await room.scrollIntoViewIfNeeded();
  await room.getByRole('alert').getByText('This part could not be shown').waitFor();
  assert.ok(await picksPage.heading(page).isVisible());
  assert.is(await page.getByRole('heading', { name: 'Page Error' }).count(), 0);
  await page.unroute(press);
  await room.getByRole('button', { name: /Try again/ }).click();
  const comes = room.getByLabel('Your question about today’s card');
  const reload = room.getByRole('button', { name: 'Reload the page' });
  await comes.or(reload).waitFor();
  if (await reload.isVisible()) {
    await reload.click();
    await room.scrollIntoViewIfNeeded();
  }
  await comes.waitFor();
});

test('the shell itself does not come: what is left says what went wrong, where, and whom to ask', async () => {
  const { page } = await stage.enter();
  await page.route(shellModule, (route) => route.abort());
  await page.goto('/');
  const alert = page.getByRole('alert');
  await alert.getByRole('heading', { name: 'Loading Error' }).waitFor();
  assert.match((await alert.textContent()) ?? '', /shell-[\w-]+\.js/);
  assert.match((await alert.textContent()) ?? '', /HeadlessChrome|Chrome\//);
  await alert.getByRole('link', { name: 'help@turn.example' }).waitFor();
  await page.unroute(shellModule);
  await alert.getByRole('link', { name: 'refresh the page' }).click();
  await page.getByRole('button', { name: 'Sign In to Continue' }).waitFor();
});

test('a phone that waits too long for the shell is shown a way out, which goes when the shell comes', async () => {
  const { page } = await stage.enter({ userAgent: mobileChrome, viewport: phone });
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((wake) => {
    letGo = wake;
  });
  await page.route(shellModule, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const note = page.getByText('This is taking longer than it should.');
  await note.waitFor();
  letGo();
  await page.getByRole('button', { name: 'Sign In to Continue' }).waitFor();
  await note.waitFor({ state: 'hidden' });
});

test('without JavaScript the page says that it needs it', async () => {
  const { page } = await stage.enter({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Clubhouse Turn needs JavaScript' }).waitFor();
  assert.match((await page.locator('noscript').textContent()) ?? '', /contact support at help@turn\.example/);
});

test.run();
