import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { makeInsider } from './people.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage, phone } from './stage.ts';

const test = suite('the dashboard and the questions to the results');
let stage: Stage;
let visit: Visit;
let page: Page;

test.before(async () => {
  stage = await openStage();
  visit = await stage.enter({ acceptDownloads: true });
  await makeInsider(visit.context);
  page = visit.page;
});
test.after.each(async () => {
  await page.unrouteAll();
});
test.after(() => stage.close());

const boom = (route: Route) => route.fulfill({ status: 500, body: 'boom' });
const json = (body: unknown) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });
const answerOf = async (path: string) =>
  (await (await visit.context.request.get(path)).json()) as Record<string, unknown>;
const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const region = (name: string) => page.getByRole('region', { name });

test('a member sees the state of the day, with the warnings about its data', async () => {
  await page.goto('/dashboard');
  await shows(/^Demo data: \d+ races, not live$/);
  await shows(/Demo data.*invented/);
  for (const title of ['Average Win Rate', 'Upcoming Races', 'Total Races', 'ROI This Month'])
    await page.getByRole('heading', { name: title }).first().waitFor();
  const card = await answerOf('/api/races/saratoga/today/detailed');
  const races = card['races'] as unknown[];
  await region('Upcoming Races').getByText(`${races.length} upcoming`).waitFor();
  await region('Live race tracker').getByText('Upcoming', { exact: true }).waitFor();
  await comesTo(() => page.locator('.marker').count(), 3);
  assert.is(await region('Jockey and trainer analytics').locator('.person').count(), 0);
});

/** How long the words of the next button that says them stay, measured in the page: a slow look from outside could miss them. */
const millisecondsShown = (words: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((told) => {
        let since: number | null = null;
        new MutationObserver((_, watch) => {
          const isShown = [...document.querySelectorAll('button')].some((one) => one.textContent === wanted);
          if (isShown) since ??= performance.now();
          if (isShown || since === null) return;
          watch.disconnect();
          told(performance.now() - since);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    words,
  );

test('refresh says so for a second, and submit leads into the form', async () => {
  await page.goto('/dashboard');
  await page.getByLabel('Reasoning').waitFor();
  const read = page.waitForRequest(/\/api\/dashboard\/metrics/);
  const shownMs = millisecondsShown('Refreshing...');
  await button('Refresh Data').click();
  assert.ok((await shownMs) > 600);
  await button('Refresh Data').waitFor();
  await read;
  await page.locator('.dashboard-actions').getByRole('button', { name: 'Submit Pick' }).click();
  await page.locator('[name=race]:focus').waitFor();
});

test('a pick is refused until it is whole, taken once it is, and the form is empty again', async () => {
  await page.goto('/dashboard');
  const form = page.locator('#pick-form');
  await form.getByLabel('Race', { exact: true }).locator('option').nth(1).waitFor({ state: 'attached' });
  await form.getByRole('button', { name: 'Submit Pick' }).click();
  await shows('Incomplete Form');
  await shows('Please fill in all required fields.');
  await form.getByLabel('Race', { exact: true }).selectOption({ index: 3 });
  await form.getByLabel('Horse', { exact: true }).locator('option').nth(1).waitFor({ state: 'attached' });
  await form.getByLabel('Horse', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Race', { exact: true }).selectOption({ index: 4 });
  assert.is(await form.getByLabel('Horse', { exact: true }).inputValue(), '');
  await form.getByLabel('Horse', { exact: true }).locator('option').nth(1).waitFor({ state: 'attached' });
  await form.getByLabel('Horse', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Reasoning').fill('The best last race of the field.');
  await form.getByRole('button', { name: 'Submit Pick' }).click();
  await shows('Pick Submitted Successfully');
  await comesTo(() => form.getByLabel('Reasoning').inputValue(), '');
  await comesTo(() => form.getByLabel('Race', { exact: true }).inputValue(), '');
  // A shared reply is recomputed after five seconds.
  await page.waitForTimeout(5200);
  await button('Refresh Data').click();
  await region('Expert Handicappers').getByText('1 pick').waitFor();
});

test('without its calls every part says what failed and offers the way on', async () => {
  await page.route(/\/api\/(dashboard|data|recommendations|handicappers|weather|jockeys|races)/, boom);
  await page.goto('/dashboard');
  for (const sentence of [
    'Couldn’t check the data',
    'Couldn’t load the figures',
    'Couldn’t load the races',
    'Failed to fetch weather data',
    'Couldn’t load the recommendations',
    'Couldn’t load the handicappers',
    'Couldn’t load the jockeys',
  ])
    await shows(sentence);
  for (const usual of ['72°F', '65%', '8 mph NW', 'Clear', 'Fast']) {
    const value = region('Weather and track conditions').locator('.provenance-default', { hasText: usual });
    await comesTo(() => value.count(), 1, usual);
  }
});

test('off season the next opening day is shown, and no race is tracked', async () => {
  const card = await answerOf('/api/races/saratoga/today/detailed');
  const over = { inSeason: false, nextStart: '2027-07-10' };
  await page.route(/\/today\/detailed/, json({ ...card, races: [], cardDay: null, season: over }));
  await page.goto('/dashboard');
  await shows('No races scheduled');
  await shows('The Saratoga season has ended. The next season starts on Saturday, July 10, 2027.');
});

test('all is synced one after the other, and each source says how it went', async () => {
  const done = { success: true, message: 'Brought.', runId: 'r', status: 'success', date: '2026-08-01' };
  await page.route(
    /\/api\/sync\/(races|live)/,
    json({ ...done, received: 1, expected: 1, faults: [], joined: false }),
  );
  await page.route(/\/api\/sync\/weather/, boom);
  await page.route(/\/api\/test\/racing-api/, json({ success: true, message: 'm', racesCount: 9 }));
  await page.goto('/dashboard');
  await button('Sync All').click();
  await shows('Races Synced');
  await shows('Live Data Synced');
  await shows('Weather Sync Failed');
  await shows('Failed to sync weather data');
  await button('Test Connection Racing API').click();
  await shows('API Connection Successful');
  await shows('Found 9 races available');
});

test('what is shown can be taken along as a file', async () => {
  await page.goto('/dashboard');
  await region('Figures').getByText('Total Races').waitFor();
  await button('Export Analysis').click();
  const coming = page.waitForEvent('download');
  await button('Download CSV').click();
  const text = readFileSync((await (await coming).path()) ?? '', 'utf8');
  assert.match(text, /^section,name,figure,value\r\n/);
  assert.match(text, /metrics,,totalRaces,\d+/);
});

test('a question is asked by example or by hand, and one that fails says so', async () => {
  await page.setViewportSize(phone);
  await page.goto('/ai-query');
  assert.ok(await button('Ask').isDisabled());
  await page.getByLabel('Your question').fill('   ');
  assert.ok(await button('Ask').isDisabled());
  await page.getByRole('button', { name: 'Best jockey-trainer combinations on turf' }).click();
  await shows(/^Searched [\d,]+ races/);
  await page.route(/\/api\/racing\/query-data/, boom);
  await page.getByLabel('Your question').fill('Who wins on turf?');
  await page.keyboard.press('Enter');
  await shows('Failed to process query. Please try again or check your question format.');
});

test.run();
