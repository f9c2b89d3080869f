import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceDay, shortRaceDay } from '#kit/format.ts';
import { comesTo } from '#test/support/comes-to.ts';
import { boom, json, toastSays } from './admin-page.ts';
import { makeInsider } from './people.ts';
import { untilQuiet } from './quiet.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('syncs, figures and monitors, as administrators see them');
let stage: Stage;
let visit: Visit;
let page: Page;
let today: string;

test.before(async () => {
  stage = await openStage();
  visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
  ({ today } = (await answerOf('/api/races/saratoga/today/detailed')) as { today: string });
});
test.after.each(() => page.unrouteAll());
test.after(() => stage.close());

const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const answerOf = async (path: string) => (await visit.context.request.get(path)).json();
/** The file field takes a file once the day is known. */
const fileField = async () => {
  const field = page.getByLabel('PDF file').and(page.locator(':enabled'));
  await field.waitFor();
  return field;
};
const pdf = (name: string, text: string, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

test('manual sync: today or earlier, and both actions report how they ended', async () => {
  await page.goto('/admin/manual-sync');
  const date = page.getByLabel('Date');
  await page.locator('input[type=date]:enabled').first().waitFor();
  assert.is(await date.inputValue(), today);
  assert.is(await date.getAttribute('max'), today);
  await press('Sync Dose/Odds');
  await toastSays(page, 'Sync Failed', 'this source is not set up');
  const sent = page.waitForRequest(/run-workflow/);
  await press('Run Full Daily Workflow');
  assert.equal((await sent).postDataJSON(), { date: today });
  await toastSays(page, 'Workflow Complete', 'Daily workflow started.');
  await page.locator('.alert-good', { hasText: 'Daily workflow started.' }).waitFor();
  await page.route(/pedicapper-scrape|run-workflow/, boom);
  await press('Sync Dose/Odds');
  await toastSays(page, 'Sync Failed', 'Failed to sync Dose/Odds data');
  await press('Run Full Daily Workflow');
  await toastSays(page, 'Workflow Failed', 'Failed to run workflow');
  await page.unrouteAll();
  await page.route(/pedicapper-scrape/, json({ success: true, message: 'Three horses.', faults: [] }));
  await press('Sync Dose/Odds');
  await toastSays(page, 'Sync Complete', 'Three horses.');
});

test('speed figures: no file can be chosen before the day is known, so none is lost', async () => {
  let answer: (() => void) | undefined;
  const answers = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/races/saratoga/today/detailed', async (route) => {
    await answers;
    await route.continue();
  });
  await page.goto('/admin/speed-figures');
  const chooser = page.getByLabel('PDF file');
  await chooser.waitFor();
  assert.is(await chooser.isDisabled(), true);
  answer?.();
  await (await fileField()).setInputFiles(pdf('notes.txt', 'no report', 'text/plain'));
  await shows('Please select a valid PDF file');
});

test('speed figures: only a PDF is taken, and the reader of the report says why it refuses one', async () => {
  await page.goto('/admin/speed-figures');
  await page.getByRole('heading', { name: 'Current Speed Figures' }).waitFor();
  await shows(/No speed figures for/);
  const upload = page.getByRole('button', { name: 'Upload PDF' });
  assert.is(await upload.isDisabled(), true);
  const chooser = await fileField();
  await chooser.setInputFiles(pdf('notes.txt', 'no report', 'text/plain'));
  await shows('Please select a valid PDF file');
  assert.is(await upload.isDisabled(), true);
  await chooser.setInputFiles(pdf('report.pdf', '%PDF-1.4 nothing in it'));
  assert.is(await page.getByText('Please select a valid PDF file').count(), 0);
  const refused = page.waitForResponse(/upload-equibase-pdf/);
  await upload.click();
  const { message } = (await (await refused).json()) as { message: string };
  await shows(message);
  await page.route(/upload-equibase-pdf/, boom);
  await upload.click();
  await shows('Failed to upload PDF');
  await page.unrouteAll();
  await page.route(/upload-equibase-pdf/, json({ racesProcessed: 9, horsesProcessed: 82, outcome: 'kept' }));
  await upload.click();
  await shows('Successfully processed 9 races with 82 horses');
});

test('speed figures: another day has one upload, empty and ready, and what it has at once', async () => {
  await page.goto('/admin/speed-figures');
  await (await fileField()).setInputFiles(pdf('notes.txt', 'no report', 'text/plain'));
  await shows('Please select a valid PDF file');
  for (const day of ['2025-07-01', '2025-07-02', '2025-07-03']) {
    await page.getByLabel('Race date').fill(day);
    await page.getByText(`No speed figures for ${raceDay(day)}`).waitFor();
    assert.is(await page.getByRole('heading', { name: 'Upload a Report' }).count(), 1, day);
    assert.is(await page.getByRole('heading', { name: 'Current Speed Figures' }).count(), 1, day);
    assert.is(await page.getByText('Please select a valid PDF file').count(), 0, day);
    await shows('No report uploaded for this day. Choose its PDF and upload it.');
  }
});

test('speed figures: five horses of the chosen day are shown, with the confidence levels below', async () => {
  const figures = Array.from({ length: 9 }, (_, index) => ({
    horseName: `Quiet Lane ${index}`,
    raceNumber: 1,
    programNumber: `${index + 1}`,
    lastSpeed: 80 + index,
    classRating: 110,
  }));
  await page.route(/\/api\/speed-figures\//, json({ figures, count: 9, hasPDFData: true, provenance: null }));
  await page.goto('/admin/speed-figures');
  await page.getByRole('table', { name: 'The first 5 of 9 horses' }).waitFor();
  assert.is(await page.locator('tbody tr').count(), 5);
  for (const text of [/PDF 100%/, /80%/, /40%/, /15-20%/, /57\+ features/]) await shows(text);
  await page.unrouteAll();
  await page.route(/\/api\/speed-figures\//, boom);
  await page.goto('/admin/speed-figures');
  await shows('Failed to fetch speed figures');
});

test('scrapers: the banner, the runs under way and a card a source; the runs may fail alone', async () => {
  const scraper = (name: string, lastStatus: string) => ({
    name,
    metrics: {
      lastStatus,
      lastRun: new Date().toISOString(),
      successRate: 60,
      failureRate: 40,
      totalRuns: 5,
      avgDurationSec: 59,
      avgItemsScraped: 12,
    },
  });
  const dashboard = {
    health: { healthy: false, scrapers: { otb: { lastRun: '', alerts: ['No answer.'] } } },
    scrapers: [scraper('otb', 'failed'), scraper('weather', 'success')],
  };
  await page.route(/scrapers\/dashboard/, json(dashboard));
  const run = { id: 'r', scraper: 'pedicapper', startTime: new Date().toISOString(), lastLine: null };
  await page.route(/scrapers\/active/, json({ runs: [{ ...run, itemsScraped: 3, itemsExpected: 8 }] }));
  await page.goto('/admin/scrapers');
  for (const text of ['Issues Detected', 'No answer.', /3 of 8 items/, 'Just now', '59s']) await shows(text);
  await comesTo(() => page.locator('[data-kind]').count(), 2);
  await page.route(/scrapers\/active/, boom);
  await page.goto('/admin/scrapers');
  await shows('Issues Detected');
  await page.unrouteAll();
  await page.route(/scrapers\/dashboard/, boom);
  await page.goto('/admin/scrapers');
  await shows('Error loading scraper data: Failed to fetch dashboard data');
});

test('costs: budgets, retries and trends load, and nothing refreshes once auto-refresh is off', async () => {
  visit.requests.length = 0;
  const listening = page.waitForResponse(/\/api\/events/);
  const trends = page.waitForRequest(/\/api\/cost-monitor\/trends\?days=7/);
  await page.goto('/admin/api-costs');
  for (const text of ['Daily Budget', 'Monthly Budget', "Today's Service Breakdown", 'Self-Healing Scrapers'])
    await shows(text);
  await shows('Idle');
  await trends;
  const retries = () => visit.requests.filter((url) => url.includes('/api/scrapers/retry-status')).length;
  // What changed since the page was opened is read again as soon as it listens.
  await listening;
  await page.getByLabel('Auto-refresh').uncheck();
  await untilQuiet(page);
  const before = retries();
  await page.waitForTimeout(5_600);
  assert.is(retries(), before);
  const stats = page.waitForRequest(/cost-monitor\/stats/);
  await press('Refresh Stats');
  await stats;
  await page.getByRole('link', { name: 'View Scraper Monitor' }).click();
  await page.getByRole('heading', { level: 1, name: 'Scraper Monitor' }).waitFor();
  await page.getByRole('link', { name: 'Back to Admin' }).click();
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
});

test('the run sheet shows each race with its six points, and one race as a timeline', async () => {
  const sheet = (await answerOf('/api/admin/race-day')) as {
    races: { raceNumber: number; points: unknown[] }[];
  };
  await page.goto('/admin/race-day');
  await page.getByRole('heading', { name: 'Race 1: timeline' }).waitFor();
  await comesTo(() => page.locator('tbody tr').count(), sheet.races.length);
  assert.is(await page.locator('tbody tr').first().locator('td').count(), 1 + 6);
  await press('Race 3');
  await page.getByRole('heading', { name: 'Race 3: timeline' }).waitFor();
  assert.match(page.url(), /race=3/);
});

test('every run is listed with items received of items expected, and its log has an address', async () => {
  await visit.context.request.post('/api/admin/sync-ai-analysis', { data: { date: today } });
  await page.goto('/admin/runs');
  await page
    .getByRole('row', { name: /AI analysis/ })
    .first()
    .getByRole('button')
    .click();
  await page
    .getByRole('dialog', { name: `AI analysis, ${shortRaceDay(today)}` })
    .getByText('Log (times in ET)')
    .waitFor();
  assert.match(page.url(), /run=/);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.route(/scrapers\/runs/, boom);
  await page.goto('/admin/runs?status=failed');
  await shows('The runs could not be loaded.');
});

test('the audit log shows who did what, with the values before and after', async () => {
  const [user] = (await answerOf('/api/admin/users')) as { id: string }[];
  await visit.context.request.put(`/api/admin/users/${user?.id}`, { data: { lastName: 'Stretch' } });
  await page.goto('/admin/audit');
  const act = page.locator('.admin-step-row', { hasText: 'Stretch' }).first();
  await act.getByText('Furlong').waitFor();
  await act.getByText('ada@example.com').first().waitFor();
});

test.run();
