import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Instant, instant, shift, toIso } from '#core/kernel/instant.ts';
import { addDays, instantOn, raceDayAt } from '#core/kernel/race-day.ts';
import { shortRaceDay } from '#kit/format.ts';
import {
  FAKE_SOURCES,
  type FakeProviders,
  openFakeSources,
} from '#test/support/fake-sources/fake-sources.ts';
import { fakeDay } from '#test/support/fake-sources/race-day.ts';
import { openTab, toastSays } from './admin-page.ts';
import { drawAll, seriousFindings, sidewaysPixels } from './page-checks.ts';
import { makeInsider } from './people.ts';
import { openStage, phone, type Stage, type Visit } from './stage.ts';

const test = suite('a failed race day, from red to complete at the screens alone');

const ZONE = 'America/New_York';
/** Everything but the speed figures, which are a report that somebody uploads. */
const WHOLE = [
  'Racing API',
  'Pedicapper \\(Dose/Odds\\)',
  'OTB Results',
  'Expert Picks',
  'Weather',
  'AI Analysis',
];
const PATIENCE_MS = 120_000;
/** Colors change within a moment. */
const SETTLED_MS = 300;

// Tomorrow by the machine, after the last race: what sources say now is then known by the racing clock.
const day = addDays(raceDayAt(instant(Date.now()), ZONE), 1);
const shownDay = shortRaceDay(day);
const now: Instant = instantOn(day, 18 * 60, ZONE);
const pictures = process.env['SCREENSHOTS'] ?? '';

let sources: FakeProviders;
let stage: Stage;
let visit: Visit;
let page: Page;

test.before(async () => {
  sources = await openFakeSources(fakeDay(day), now);
  for (const name of FAKE_SOURCES) sources.fail(name, 'web page');
  stage = await openStage({ ...sources.settings, RACING_NOW: toIso(shift(now, 0)) });
  visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
});
test.after(async () => {
  await stage.close();
  await sources.close();
});

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const source = (label: string) =>
  page.locator('.admin-source-row', { has: page.locator('strong', { hasText: new RegExp(`^${label}$`) }) });
const card = (title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

/** Looks at the page as it stands: axe, nothing wider than the window, and a picture where one is wanted. */
async function look(name: string): Promise<void> {
  for (const [width, size] of [
    [1280, { width: 1280, height: 800 }],
    [360, phone],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await drawAll(page);
      await page.waitForTimeout(SETTLED_MS);
      assert.equal(await seriousFindings(page), [], `${name} ${width} ${colorScheme}`);
      assert.is(await sidewaysPixels(page), 0, `${name} ${width}`);
      if (pictures === '') continue;
      mkdirSync(pictures, { recursive: true });
      await page.screenshot({ path: join(pictures, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
}

async function scoreOf(): Promise<number> {
  await openTab(page, 'health', 'Health Check');
  const score = page.locator('.admin-score');
  await score.waitFor();
  return Number.parseInt((await score.textContent()) ?? '', 10);
}

test('every source fails: the day is red, and each says why', async () => {
  await page.goto('/admin/manual-sync');
  await press('Run Full Daily Workflow');
  await toastSays(page, 'Workflow Complete', 'Daily workflow started.');
  await page.getByText(/Not complete: Races/).waitFor({ timeout: PATIENCE_MS });
  assert.ok((await scoreOf()) < 50);
  await page.goto('/admin/scrapers');
  await page.getByText('Issues Detected').waitFor();
  await source('Weather').getByText('failed').waitFor();
});

test('a source that keeps failing is paused: until when, why and by whom is shown', async () => {
  await press('Pause Expert picks');
  const dialog = page.getByRole('dialog', { name: 'Pause Expert picks?' });
  assert.is(await dialog.getByRole('button', { name: 'Pause' }).isDisabled(), true);
  await dialog.getByLabel('Why').fill('their site is being moved');
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await toastSays(page, 'Paused until');
  await page.getByText('1 source is paused').waitFor();
  await source('Expert picks')
    .getByText(/ada@example.com: their site is being moved/)
    .waitFor();
  await look('scrapers-paused');
  await openTab(page, 'health', 'Health Check');
  await page.getByText('1 source is paused').waitFor();
});

test('the sources are back: what ended badly is asked again at once', async () => {
  for (const name of FAKE_SOURCES) sources.fail(name, null);
  await page.goto('/admin/scrapers');
  await press('Retry all with problems');
  await toastSays(page, 'Retrying: Races, Weather, News.');
  for (const label of ['Races', 'News', 'Weather'])
    await source(label).getByText('success').waitFor({ timeout: PATIENCE_MS });
});

test('a dry run says what is still missing, why, and what it takes; nothing is asked', async () => {
  await page.goto('/admin/manual-sync');
  const backfill = card('Backfill');
  const before = FAKE_SOURCES.map((name) => sources.requestsTo(name).length);
  await backfill.getByLabel('From').fill(addDays(day, -1));
  await backfill.getByRole('button', { name: 'Dry run' }).click();
  await backfill.getByText('Dry run: nothing was fetched').waitFor();
  await backfill.getByText(/Would fetch \d+ of 2 days/).waitFor();
  const rows = backfill.getByRole('row', { name: new RegExp(`^${shownDay} Dose/Odds yes missing`) });
  await rows.waitFor();
  await backfill.getByLabel('Also show what would not be fetched').check();
  await backfill.getByRole('row', { name: new RegExp(`^${shownDay} Expert picks no paused`) }).waitFor();
  assert.equal(
    FAKE_SOURCES.map((name) => sources.requestsTo(name).length),
    before,
  );
  await look('backfill-plan');
  await backfill.getByLabel('To', { exact: true }).fill(addDays(day, -2));
  await backfill.getByRole('button', { name: 'Dry run' }).click();
  await backfill.getByText(`to: ${addDays(day, -2)} is before from, ${addDays(day, -1)}.`).waitFor();
});

async function isComplete(backfill: Locator): Promise<void> {
  const whole = backfill.getByText(/is complete: 1 of 1 day done/);
  const isThere = await whole.waitFor({ timeout: PATIENCE_MS }).then(
    () => true,
    () => false,
  );
  assert.ok(isThere, (await backfill.textContent()) ?? '');
}

test('the backfill is stopped, resumed, and fetches what is missing', async () => {
  await page.goto('/admin/manual-sync');
  const backfill = card('Backfill');
  await backfill.getByRole('button', { name: 'Start backfill' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
  await toastSays(page, 'The backfill has started');
  await backfill.getByRole('button', { name: 'Stop the backfill' }).click();
  await toastSays(page, 'The backfill will stop after the source in progress.');
  await backfill.getByText(/was stopped and can be resumed/).waitFor({ timeout: PATIENCE_MS });
  await look('backfill-stopped');
  await backfill.getByRole('button', { name: 'Resume' }).click();
  await toastSays(page, 'The backfill has resumed.');
  await isComplete(backfill);
  await look('backfill-done');
});

test('the paused source is resumed and asked again: the day is complete, and green', async () => {
  await page.goto('/admin/scrapers');
  await press('Resume Expert picks');
  await toastSays(page, 'Resumed: Expert picks.');
  await press('Retry Expert picks');
  await toastSays(page, 'Retrying: Expert picks.');
  await source('Expert picks').getByText('success').waitFor({ timeout: PATIENCE_MS });
  await page.goto('/admin/manual-sync');
  const backfill = card('Backfill');
  await backfill.getByRole('button', { name: 'Start backfill' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
  await toastSays(page, 'The backfill has started');
  await isComplete(backfill);
  assert.ok((await scoreOf()) >= 90);
  for (const label of WHOLE) await source(label).getByText('complete').waitFor();
  await look('health-complete');
  await page.goto('/admin/scrapers');
  await page.locator('.admin-past').first().waitFor();
  await look('scrapers-whole');
});

test('each run says what was expected beside what came', async () => {
  await page.goto('/admin/runs');
  await page
    .getByRole('row', { name: /Dose\/Odds .*success/ })
    .first()
    .getByRole('button', { name: 'Open the log' })
    .click();
  const log = page.getByRole('dialog', { name: `Dose/Odds, ${shownDay}` });
  await log.getByText('Expected', { exact: true }).waitFor();
  await log.getByText('By part').waitFor();
  await log.getByText('6 of 6').first().waitFor();
  await log.getByText('Log (times in ET)').waitFor();
  await look('run-log');
  await page.keyboard.press('Escape');
});

test('the audit log shows who did it', async () => {
  await page.goto('/admin/audit');
  for (const what of [
    'source paused',
    'source resumed',
    'sources retried',
    'backfill started',
    'backfill stopped',
    'backfill resumed',
  ])
    await page.getByText(what).first().waitFor();
});

test.run();
