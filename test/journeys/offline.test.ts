import type { BrowserContext, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { ada, fillForm, makeInsider } from './people.ts';
import { picksPage, untilPicked } from './picks-page.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';
import { storedAnswers, untilReadableOffline, untilStored } from './stored-answers.ts';

const test = suite('without a network');
const bea = { ...ada, email: 'bea@example.com', firstName: 'Bea' };
let stage: Stage;

test.before(async () => {
  stage = await openStage();
});
test.after(() => stage.close());

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' });
const authScreen = (page: Page) => page.getByRole('button', { name: 'Sign In to Continue' });

/** Somebody who has read the picks of the day once. */
async function reader(person = ada): Promise<Visit> {
  const visit = await stage.enter({ serviceWorkers: 'allow' });
  await makeInsider(visit.context, person);
  await visit.page.goto('/');
  await untilPicked(visit.page);
  await untilReadableOffline(visit.page);
  return visit;
}

async function withoutNetwork(context: BrowserContext, act: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await act();
  await context.setOffline(false);
}

test('the card of the day stays readable after a reload, says how old it is, and can only be read', async () => {
  const { page, context } = await reader();
  await withoutNetwork(context, async () => {
    await page.reload();
    await picksPage.heading(page).waitFor();
    await page.getByText('Race by race').or(page.getByText('10 races')).first().waitFor();
    await note(page)
      .filter({
        hasText:
          /What you see is from .+ ET by this device’s clock \(.+\)\. You can still change your notes, watch list, book and line; the rest can only be read/,
      })
      .waitFor();
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByLabel('First name').fill('Adele');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This needs a connection. Nothing was changed.').waitFor();
  });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await note(page).waitFor({ state: 'hidden' });
  await page.goto('/profile');
  await comesTo(() => page.getByLabel('First name').inputValue(), 'Ada');
});

test('the booklet and the ticket desk open again without a network, with what was read and its time', async () => {
  const { page, context } = await reader({ ...ada, email: 'eve@example.com', firstName: 'Eve' });
  const href = await page
    .getByRole('link', { name: 'Print the past performances of the day' })
    .getAttribute('href');
  await page.goto(href ?? '');
  await page.locator('.paper-sheet').first().waitFor();
  const sheets = await page.locator('.paper-sheet').count();
  const races = (await (await context.request.get('/api/races/saratoga/today')).json()) as readonly {
    readonly day: string;
    readonly raceNumber: number;
    readonly status: string;
  }[];
  const next = races.find(({ status }) => status === 'upcoming');
  if (next === undefined) throw new Error('the demo day has a race to come');
  for (const { raceNumber } of races)
    for (const read of ['form', 'field']) await untilStored(page, `/races/${raceNumber}/${read}`);
  const booklet = page.url();
  await page.goto(`/race/saratoga/${next.day}/${next.raceNumber}?tab=tickets`);
  await page.locator('.desk-leg').nth(2).waitFor();
  for (const leg of await page.locator('.desk-leg').all()) await leg.locator('.desk-horse').first().click();
  const said = page.getByText(/^Saratoga, race \d+, \$1 pick 3: /).first();
  await said.waitFor();
  const words = await said.textContent();
  await untilStored(page, 'POST /api/tickets/groups');
  await withoutNetwork(context, async () => {
    await page.reload();
    await said.waitFor();
    assert.is(await said.textContent(), words);
    await page.locator('.desk-horse-a').first().waitFor();
    await note(page).waitFor();
    await page.goto(booklet);
    await page
      .getByText(/Last read .+ ET; it could not be read again/)
      .first()
      .waitFor();
    assert.is(await page.locator('.paper-sheet').count(), sheets);
    await page
      .locator('.paper-head', { hasText: /as of .+ ET/ })
      .first()
      .waitFor();
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await authScreen(page).waitFor();
  assert.equal(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft '))),
    [],
    'no draft stays behind',
  );
});

test('signing out takes everything off the device, in the other tabs too', async () => {
  const { page, context } = await reader(bea);
  const other = await context.newPage();
  await other.goto('/');
  await picksPage.heading(other).waitFor();
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await authScreen(page).waitFor();
  await authScreen(other).waitFor();
  await comesTo(() => storedAnswers(page), []);
  await withoutNetwork(context, async () => {
    await page.reload();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    assert.is(await picksPage.heading(page).count(), 0);
  });
});

test('who signs out without a network is signed out when it is back, and the next member sees nothing of the former', async () => {
  const { page, context } = await reader({ ...ada, email: 'cal@example.com', firstName: 'Cal' });
  await withoutNetwork(context, async () => {
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await comesTo(() => storedAnswers(page), []);
  });
  await page.goto('/');
  await authScreen(page).waitFor();
  assert.is((await context.request.get('/api/auth/user')).status(), 401);
  await page.goto('/auth?form=1');
  await fillForm(page, ada, { isNew: false });
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
  await untilPicked(page);
  await untilReadableOffline(page);
  await withoutNetwork(context, async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Profile' }).click();
    await comesTo(() => page.getByLabel('First name').inputValue(), 'Ada');
  });
});

test('no answer of the server is ever given from a store while the server answers', async () => {
  const { page, context } = await reader({ ...ada, email: 'dan@example.com' });
  const cardCall = '/api/races/saratoga/today/detailed';
  await context.request.patch('/api/auth/user', { data: { firstName: 'Renamed', lastName: 'Now' } });
  await page.goto('/profile');
  await comesTo(() => page.getByLabel('First name').inputValue(), 'Renamed');
  const stored = await page.evaluate(async (path) => {
    for (const name of (await caches.keys()).filter((one) => one.startsWith('site '))) {
      const keys = await (await caches.open(name)).keys();
      if (keys.some(({ url }) => new URL(url).pathname.startsWith('/api/'))) return path;
    }
    return null;
  }, cardCall);
  assert.is(stored, null);
});

test.run();
