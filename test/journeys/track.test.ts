import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { comesTo } from '#test/support/comes-to.ts';
import { racingCli } from '#test/support/running-product.ts';
import { printedRows } from './ml-page.ts';
import { seriousFindings } from './page-checks.ts';
import { makeInsider } from './people.ts';
import { picksPage, untilPicked } from './picks-page.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('a day at another track');
let stage: Stage;
let visit: Visit;

/** An invented card of two races at Del Mar, the first at 2:00 PM in California. */
async function importFacts(dataFolder: string): Promise<void> {
  const rows = drfCard(5, 7).map((row) => ({
    ...row,
    1: 'DMR',
    2: '20250719',
    1418: `1${3 + Number(row[3])}00`,
  }));
  const file = join(dataFolder, 'DMR0719.DRF');
  writeFileSync(file, drfText(rows));
  const ended = await racingCli(dataFolder, ['card', 'import', file]);
  assert.is(ended.code, 0, ended.stderr);
}

const trackList = (page: Page) => page.getByRole('combobox', { name: 'Track' });
const noRacingAt = (page: Page, track: string) => page.getByText(`No Racing at ${track} Today`);

test.before(async () => {
  stage = await openStage({ RACING_NOW: '2025-07-19T16:00:00-04:00' }, importFacts);
  visit = await stage.enter();
  await makeInsider(visit.context);
});
test.after(() => stage.close());

test('Saratoga shows first, and says that nothing is run there', async () => {
  const { page } = visit;
  await page.goto('/?race=2');
  await noRacingAt(page, 'Saratoga').waitFor();
  assert.is(await trackList(page).inputValue(), 'saratoga');
});

test('the other track shows its card in its own time zone, with picks', async () => {
  const { page } = visit;
  await trackList(page).selectOption('del-mar');
  await page.getByText('Del Mar · Saturday, July 19, 2025 · 2 races from 2:00 PM PT').waitFor();
  assert.is(await untilPicked(page), 2);
  await comesTo(() => picksPage.race(page, 2).locator('tbody tr').count(), 7);
  await comesTo(() => picksPage.strip(page).getByText('3:00 PM PT').count(), 1);
  assert.not.match(page.url(), 'race=');
  assert.equal(await seriousFindings(page), []);
});

test('a star next to the list adds the track to the member’s tracks', async () => {
  const { page, requests } = visit;
  requests.length = 0;
  const star = page.getByRole('button', { name: 'Del Mar in my tracks' });
  assert.is(await star.getAttribute('aria-pressed'), 'false');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await star.click();
  await page.locator('[aria-label="Del Mar in my tracks"][aria-pressed="true"]').waitFor();
  await saved;
  const mine = async () =>
    ((await (await page.request.get('/api/my/tracks')).json()) as { mine: string[] }).mine;
  assert.equal(await mine(), ['del-mar']);
  assert.equal(
    requests.filter((url) => /\/api\/races(?:\?|$)/.test(url)),
    [],
  );
});

test('the choice is remembered, and the chances of its races are shown', async () => {
  const { page, requests } = visit;
  requests.length = 0;
  await page.goto('/ml-predictions');
  await page.getByLabel('Race', { exact: true }).selectOption('2');
  assert.is((await printedRows(page, 2)).length, 7);
  assert.is(await page.evaluate(() => localStorage.getItem('selectedTrackSlug')), 'del-mar');
  assert.equal(
    requests.filter((url) => url.includes('/races/saratoga/')),
    [],
  );
});

test('the track has its own bias, and without results it says so', async () => {
  const { page, requests } = visit;
  requests.length = 0;
  await page.goto('/track-bias-analysis');
  await page.getByText('No results in this period').waitFor();
  assert.is(await trackList(page).inputValue(), 'del-mar');
  assert.ok(requests.some((url) => url.includes('/api/tracks/del-mar/bias?days=30')));
  assert.not.ok(requests.some((url) => url.includes('/api/track-bias/saratoga')));
  const flagship = page.waitForRequest((request) =>
    request.url().includes('/api/track-bias/saratoga?days=30'),
  );
  await trackList(page).selectOption('saratoga');
  await flagship;
  await trackList(page).selectOption('del-mar');
  await page.goto('/');
});

test('back at Saratoga the season is shown', async () => {
  const { page } = visit;
  await trackList(page).selectOption('saratoga');
  await noRacingAt(page, 'Saratoga').waitFor();
  await page.getByText('The season is on').waitFor();
});

test.run();
