import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { boom, json, openTab, refusedWith, toastSays } from './admin-page.ts';
import { ada, makeInsider, makeMember } from './people.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('health and disclaimers, as administrators see them');
let stage: Stage;
let visit: Visit;
let page: Page;

test.before(async () => {
  stage = await openStage();
  visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
  const other = await stage.enter();
  await makeMember(other.context, { ...ada, email: 'without@example.com' });
});
test.after.each(() => page.unrouteAll());
test.after(() => stage.close());

const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
const answerOf = async (path: string) => (await visit.context.request.get(path)).json();

test('an audit finds who is without a record; making records asks first, and says how many it made', async () => {
  await openTab(page, 'disclaimers', 'Legal Disclaimers');
  assert.is(await page.getByText('Need Update').count(), 0);
  await press('Run Compliance Audit');
  const lacking = page.locator('.admin-person-row', { hasText: 'without@example.com' });
  await lacking.getByText('Missing').waitFor();
  await press('Ensure All Users Have Disclaimers');
  const dialog = page.getByRole('dialog', { name: 'Create records for every user?' });
  await page.route(/disclaimer-ensure-all/, boom);
  await dialog.getByRole('button', { name: 'Create the records' }).click();
  await toastSays(page, 'Error', 'Failed to ensure disclaimer compliance');
  await page.unrouteAll();
  await press('Ensure All Users Have Disclaimers');
  await dialog.getByRole('button', { name: 'Create the records' }).click();
  await toastSays(
    page,
    'Disclaimer Compliance Ensured',
    'Created 1 new acceptances and updated 0 existing records',
  );
  await shows('Every user has accepted the current version, with its full text.');
});

test('the history of a user shows each acceptance with its evidence, or why there is none', async () => {
  await openTab(page, 'disclaimers', 'Legal Disclaimers');
  const choice = page.getByLabel('User', { exact: true });
  const [user] = (await answerOf('/api/admin/users')) as { id: string; email: string }[];
  await choice.selectOption(user?.id ?? '');
  await shows('created by an administrator, not by the user');
  const [record] = (await answerOf(`/api/admin/disclaimer-history/${user?.id}`)) as Record<string, unknown>[];
  await page.route(/disclaimer-history/, json([{ ...record, browserFingerprint: 'abcdef0123456789' }]));
  await openTab(page, 'disclaimers', 'Legal Disclaimers');
  await choice.selectOption(user?.id ?? '');
  await page.getByText('abcdef01', { exact: true }).waitFor();
  await page.unrouteAll();
  await page.route(/disclaimer-history/, json([]));
  await openTab(page, 'disclaimers', 'Legal Disclaimers');
  await choice.selectOption(user?.id ?? '');
  await shows('No disclaimer acceptance records found for this user.');
  await page.unrouteAll();
  await page.route(/disclaimer-history/, boom);
  await openTab(page, 'disclaimers', 'Legal Disclaimers');
  await choice.selectOption(user?.id ?? '');
  await shows('Failed to load disclaimer history. Please try again.');
});

test('health: one button per day, a full check of the chosen day, and every part', async () => {
  const days = (await answerOf('/api/admin/comprehensive-health')) as { date: string }[];
  await openTab(page, 'health', 'Health Check');
  await page.getByRole('heading', { name: 'System Health Dashboard' }).waitFor();
  await comesTo(() => page.locator('.admin-day').count(), days.length);
  assert.ok((await page.locator('.admin-day', { hasText: 'Race' }).count()) >= 1);
  for (const part of [
    'Daily Workflow',
    'Race Refresh Scheduler',
    'Health Score',
    'Data Sources Status',
    'AI Services Integration',
    'Race Refresh Scheduler Logs',
  ])
    await page.getByRole('heading', { name: part, exact: true }).waitFor();
  const { date } = days[1] ?? { date: '' };
  await page.locator('.admin-day').nth(1).click();
  assert.match(page.url(), `date=${date}`);
  await press('Run Full Check');
  await toastSays(page, 'Data Check Complete', `Verified all data sources for ${date}`);
  await page.route(/run-data-check/, boom);
  await press('Run Full Check');
  await toastSays(page, 'Data Check Failed', 'Failed to run data verification');
});

test('health: a day without racing is no racing, not a red zero', async () => {
  const days = (await answerOf('/api/admin/comprehensive-health')) as Record<string, unknown>[];
  const dark = days.map((day, nth) => (nth === 1 ? { ...day, racing: 'no', overallScore: 0 } : day));
  await page.route(/comprehensive-health/, json(dark));
  await openTab(page, 'health', 'Health Check');
  const day = page.locator('.admin-day').nth(1);
  await day.getByText('No racing').waitFor();
  assert.not.match((await day.textContent()) ?? '', /\b0\b|0%|missing/i);
  await day.click();
  await page
    .locator('.admin-score, .card')
    .filter({ hasText: 'Health Score' })
    .getByText('No racing')
    .first()
    .waitFor();
});

test('five sources have a sync, with its result or the reason there is none', async () => {
  await openTab(page, 'health', 'Health Check');
  const row = (label: string) => page.locator('.admin-source-row', { hasText: label });
  await row('AI Analysis').getByRole('button', { name: 'Sync' }).waitFor();
  await comesTo(() => page.getByRole('button', { name: 'Sync', exact: true }).count(), 5);
  for (const label of ['OTB Results', 'Speed Figures'])
    assert.is(await row(label).getByRole('button').count(), 0);
  await row('Racing API').getByRole('button', { name: 'Sync' }).click();
  await toastSays(page, 'Sync Failed', 'Failed to start data sync');
  await row('Racing API').getByText('this source is not set up').waitFor();
  await row('AI Analysis').getByRole('button', { name: 'Sync' }).click();
  await toastSays(page, 'Sync Started', 'Syncing ai-analysis data for');
});

test('the collection of the day is started, and its steps are followed to the end', async () => {
  await openTab(page, 'health', 'Health Check');
  await press('Run Daily Workflow Now');
  await toastSays(
    page,
    'Daily workflow started. This will take 4-5 minutes to complete all data collection.',
  );
  await page
    .getByText(/10 of 10 steps done/)
    .first()
    .waitFor({ timeout: 60_000 });
  for (const [lay, sentence] of [
    [json({ success: false, message: '' }), 'Failed to start workflow'],
    [boom, 'Failed to trigger workflow'],
    [refusedWith('The queue is full.'), 'The queue is full.'],
  ] as const) {
    await page.route(/force-run/, lay);
    await press('Run Daily Workflow Now');
    await toastSays(page, sentence);
    await page.unrouteAll();
  }
});

test('a sleeping scheduler is started by its button; a start that fails says so', async () => {
  const status = (await answerOf('/api/scheduler/status')) as Record<string, unknown>;
  const asleep = json({ ...status, schedulerActive: false });
  await page.route(/scheduler\/status/, asleep);
  await openTab(page, 'health', 'Health Check');
  await page.route(/force-start/, boom);
  await press('Start Scheduler');
  await toastSays(page, 'Failed to Start Scheduler', 'Could not start the Race Refresh Scheduler');
  await page.unrouteAll();
  await page.route(/scheduler\/status/, asleep);
  await openTab(page, 'health', 'Health Check');
  await press('Start Scheduler');
  await toastSays(
    page,
    'Scheduler Started',
    'Race Refresh Scheduler is now running and will update odds automatically',
  );
  const now = (await answerOf('/api/scheduler/status')) as { schedulerActive: boolean };
  assert.is(now.schedulerActive, true);
});

test('without its calls the health check keeps its heading and says what failed', async () => {
  await page.route(/comprehensive-health|scheduler\/status|refresh-logs/, boom);
  await openTab(page, 'health', 'Health Check');
  for (const sentence of [
    'The health check could not be loaded.',
    'The scheduler status could not be loaded.',
    'The log could not be loaded.',
  ])
    await shows(sentence);
});

test.run();
