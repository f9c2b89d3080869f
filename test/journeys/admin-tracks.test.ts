import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { racingCli } from '#test/support/running-product.ts';
import { toastSays } from './admin-page.ts';
import { drawAll, seriousFindings, sidewaysPixels } from './page-checks.ts';
import { makeInsider } from './people.ts';
import type { Stage, Visit } from './stage.ts';
import { desktop, openStage, phone } from './stage.ts';

const test = suite('administrators choose a track');
const pictures = process.env['SCREENSHOTS'];
let stage: Stage;
let visit: Visit;

/** Invented cards of one day: Saratoga, and QQQ on Mountain time, an unlisted track that its card registers. */
async function importCards(dataFolder: string): Promise<void> {
  for (const code of ['SAR', 'QQQ']) {
    const rows = drfCard(5, 6).map((row) => ({
      ...row,
      1: code,
      2: '20250607',
      1374: code === 'QQQ' ? '4:30/3:30/(2:30)/1:30' : '(4:30)/3:30/2:30/1:30',
      1418: `1${Number(row[3]) - 1}30`,
    }));
    const file = join(dataFolder, `${code}0607.DRF`);
    writeFileSync(file, drfText(rows));
    const ended = await racingCli(dataFolder, ['card', 'import', file]);
    assert.is(ended.code, 0, ended.stderr);
  }
}

test.before(async () => {
  stage = await openStage({ RACING_NOW: '2025-06-07T11:00:00-04:00', DEMO_DAYS: '0' }, importCards);
  visit = await stage.enter();
  await makeInsider(visit.context);
});
test.after(() => stage.close());

const trackList = (page: Page) => page.getByRole('combobox', { name: 'Track' });

/** Checks both widths in light and dark, and saves screenshots if SCREENSHOTS names a folder. */
async function looksRight(page: Page, name: string): Promise<void> {
  await drawAll(page);
  for (const [width, size] of [
    [360, phone],
    [1280, desktop],
  ] as const) {
    await page.setViewportSize(size);
    assert.is(await sidewaysPixels(page), 0, `${name} at ${width}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      assert.equal(await seriousFindings(page), [], `${name}, ${width}, ${colorScheme}`);
      if (!pictures) continue;
      mkdirSync(pictures, { recursive: true });
      await page.screenshot({ path: join(pictures, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
}

test('the run sheet shows Saratoga, then the chosen track in its own time zone', async () => {
  const { page } = visit;
  await page.goto('/admin/race-day');
  await page.getByText('June 7, 2025, Saratoga.').waitFor();
  await page.getByText('post 1:30 PM ET', { exact: true }).waitFor();
  await trackList(page).selectOption('qqq-mountain');
  await page.getByText('June 7, 2025, QQQ.').waitFor();
  await page.getByText('post 11:30 AM MT', { exact: true }).waitFor();
  assert.is(new URL(page.url()).search, '?track=qqq-mountain');
  await looksRight(page, 'race-day-track');
});

test('health is shown for one track and for all tracks', async () => {
  const { page } = visit;
  await page.goto('/admin?tab=health&track=all');
  const table = page.getByRole('table', { name: 'Today at each track' });
  await table.getByRole('button', { name: 'QQQ' }).waitFor();
  await table.getByRole('button', { name: 'Saratoga' }).waitFor();
  await looksRight(page, 'health-all');
  await table.getByRole('button', { name: 'QQQ' }).click();
  await page.getByText('Next race', { exact: true }).waitFor();
  await page.getByText('Race 1 at 11:30 AM MT').waitFor();
  await looksRight(page, 'health-track');
});

test('the workflow is run by hand for the chosen track, and its runs are listed under all tracks', async () => {
  const { page } = visit;
  await page.goto('/admin/manual-sync?track=qqq-mountain');
  await page.locator('input[type=date]:enabled').first().waitFor();
  const sent = page.waitForRequest(/run-workflow/);
  await page.getByRole('button', { name: 'Run Full Daily Workflow' }).click();
  assert.match((await sent).url(), /track=qqq-mountain/);
  assert.equal((await sent).postDataJSON(), { date: '2025-06-07' });
  await looksRight(page, 'manual-sync-track');
  await page.goto('/admin/runs');
  await page.getByText('No runs yet').waitFor();
  await trackList(page).selectOption('all');
  await page.getByRole('columnheader', { name: 'Track' }).waitFor();
  await page.getByRole('cell', { name: 'QQQ' }).first().waitFor();
  await looksRight(page, 'runs-all');
});

test('a registered track is shown with its file and time zone, and corrected', async () => {
  const { page } = visit;
  await page.goto('/admin/scrapers?track=qqq-mountain');
  await page.getByText('Mountain time, from the post times of its card').waitFor();
  await page.getByText(/Registered by a card as qqq-mountain: Brisnet card QQQ0607.DRF/).waitFor();
  await looksRight(page, 'scrapers-track');
  await page.getByRole('button', { name: 'Correct qqq-mountain' }).click();
  await page.getByLabel('Name').fill('Quail Run');
  await page.getByLabel('Time zone').selectOption('arizona');
  await looksRight(page, 'correct-track');
  await page.getByRole('button', { name: 'Save' }).click();
  await toastSays(page, 'Quail Run: Arizona time, corrected.');
  await page.getByText('Arizona time, corrected').first().waitFor();
  await page.goto('/admin/race-day?track=qqq-mountain');
  await page.getByText('June 7, 2025, Quail Run.').waitFor();
  await page.getByText('post 10:30 AM MST', { exact: true }).waitFor();
});

test('the facts about the chosen track are shown with their source and doubt', async () => {
  const { page } = visit;
  await page.goto('/admin/scrapers');
  const facts = page.getByRole('region', { name: 'Facts about the track' });
  await facts.getByText('Saratoga', { exact: true }).waitFor();
  await facts.getByText('9 furlongs').waitFor();
  await facts.getByText(/not checked on a map, up to \d+ km off/).waitFor();
  await looksRight(page, 'track-facts');
  await page.goto('/admin/scrapers?track=qqq-mountain');
  await facts.getByText(/is not a listed track/).waitFor();
});

test('the browser shows that an unregistered track does not exist', async () => {
  const { page } = visit;
  await page.goto('/?track=zzz-eastern');
  await page.getByText('There is no track “zzz-eastern”').waitFor();
});

test.run();
