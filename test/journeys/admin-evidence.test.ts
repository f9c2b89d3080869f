import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { makeCheckEvidence } from '#core/compliance/use-cases/check-evidence.ts';
import { comesTo } from '#test/support/comes-to.ts';
import { boom, json, openTab, toastSays } from './admin-page.ts';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { ada, makeInsider } from './people.ts';
import type { Stage, Visit } from './stage.ts';
import { desktop, openStage, phone } from './stage.ts';

const bea = { ...ada, email: 'bea@example.com', firstName: 'Bea' };
const test = suite('evidence, spending and timelines, as administrators see them');
let stage: Stage;
let visit: Visit;
let page: Page;

test.before(async () => {
  stage = await openStage();
  visit = await stage.enter();
  await makeInsider(visit.context);
  const other = await stage.enter();
  await makeInsider(other.context, bea);
  page = visit.page;
});
test.after.each(async () => {
  await page.unrouteAll();
  await page.setViewportSize(desktop);
});
test.after(() => stage.close());

const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const checked = async (text: string) => {
  async function* rows() {
    yield* text.split(/(?<=\n)/);
  }
  return makeCheckEvidence({ digest })(rows());
};

/** The page as it stands is no trouble to anybody, nor wider than a phone. */
async function isWell(): Promise<void> {
  assert.equal(await seriousFindings(page), []);
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
  await page.setViewportSize(desktop);
}

/** Presses a button that saves a file, and reads what was saved. */
async function saved(button: string): Promise<{ readonly name: string; readonly text: string }> {
  const coming = page.waitForEvent('download');
  await press(button);
  const file = await coming;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test('the pack is saved as a file that verifies by itself; where it cannot be, it says so', async () => {
  await openTab(page, 'disclaimers', 'Legal Disclaimers');
  const { name, text } = await saved('Save Evidence Pack');
  assert.match(name, /^acceptances-\d{4}-\d\d-\d\d\.jsonl$/);
  const found = await checked(text);
  assert.equal([found.isWhole, found.proofs], [true, 2]);
  await toastSays(page, 'Evidence Pack Saved', 'racing-cli evidence verify');
  await press('Check the Proofs');
  await shows('Every proof matches its seal, and the chain is complete.');
  await shows(found.head?.hash as string);
  await isWell();
  await page.route(/admin\/evidence/, boom);
  await press('Save Evidence Pack');
  await toastSays(page, 'The evidence pack could not be saved.');
  await press('Check the Proofs');
  await toastSays(page, 'The proofs could not be checked.');
});

test('proofs that do not match their seals are reported in red, with the fault', async () => {
  const fault = 'the proof a is not the one that was sealed: its receivedAt';
  const state = { isWhole: false, fault, checkedAt: null, entries: 1, head: null, proofs: 0 };
  await page.route(
    /admin\/evidence$|admin\/evidence\?/,
    json({ ...state, withPerson: 0, withoutPerson: 0, withoutWords: 0 }),
  );
  await openTab(page, 'disclaimers', 'Legal Disclaimers');
  await press('Check the Proofs');
  await shows(`${fault}.`);
});

test('dropping a person asks first, can be left, and leaves a proof without them', async () => {
  await openTab(page, 'disclaimers', 'Legal Disclaimers');
  await press('Check the Proofs');
  await shows('Every proof matches its seal, and the chain is complete.');
  await page.getByLabel('User', { exact: true }).selectOption({ label: 'Bea Furlong (bea@example.com)' });
  const packChecked = await checked((await saved('Save this user’s evidence')).text);
  assert.equal([packChecked.isWhole, packChecked.withPerson], [true, 1]);
  await press('Remove personal data');
  const dialog = page.getByRole('dialog', { name: 'Remove personal data from the proofs?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await press('Remove personal data');
  await isWell();
  await dialog.getByRole('button', { name: 'Remove personal data' }).click();
  await toastSays(page, 'Personal Data Removed', 'Removed the personal data of bea@example.com from 1 proof');
  await shows('No disclaimer acceptance records found for this user.');
  const checkedBefore = page.getByText('Every proof matches its seal');
  await comesTo(() => checkedBefore.count(), 0, 'what was checked before is old');
  const after = await checked((await saved('Save Evidence Pack')).text);
  assert.equal([after.isWhole, after.withPerson, after.withoutPerson], [true, 1, 1]);
  await page.goto('/admin/audit');
  await shows('identity removed from proofs');
});

const spent = { calls: 4, tokens: 5_200, cost: 3, averageCost: 0.75, assumed: 1 };
const none = { count: 0, cost: 0 };
const spend = {
  span: 'month',
  from: '2026-11-01',
  to: '2026-11-22',
  at: '2026-11-22T15:00:00.000Z',
  total: spent,
  byModel: { rows: [{ model: 'gpt-5.4', ...spent }], others: none },
  byFeature: { rows: [{ feature: 'ask-jake', ...spent }], others: none },
  byRace: {
    rows: [{ raceId: 'saratoga-2026-08-01-3', date: '2026-08-01', raceNumber: 3, isDemo: false, ...spent }],
    others: { count: 2, cost: 0.5 },
  },
  byMember: { rows: [{ memberId: null, email: null, ...spent }], others: none },
  forecast: {
    is: 'estimated',
    expected: 12.5,
    low: 9,
    high: 16,
    level: 0.8,
    basis: { from: '2026-10-25', to: '2026-11-21', days: 28, perDay: 0.45 },
    daysLeft: 9,
  },
  scoredPicks: { races: 20, picks: 40, cost: 2, perPick: 0.05, ofAllPicks: 2.5 },
};

test('where the money went: by model, feature, race and user, with a forecast that names its basis', async () => {
  await page.route(/cost-monitor\/spend/, json(spend));
  await page.goto('/admin/api-costs');
  for (const [tab, row] of [
    ['By Model', 'gpt-5.4'],
    ['By Feature', 'Ask Jake'],
    ['By User', 'The site and deleted users'],
    ['By Race', 'Sat, Aug 1, race 3'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('row', { name: new RegExp(row) }).waitFor();
  }
  assert.match(page.url(), /by=race/);
  await shows(/80% likely: \$9\.00 to \$16\.00 for the month, .* 28 full days/);
  await shows('$0.0500');
  await shows('2 more rows together: $0.5000.');
  const spendRequest = page.waitForRequest(/cost-monitor\/spend\?span=90-days/);
  await page.getByLabel('Time').selectOption('90-days');
  await spendRequest;
  assert.match(page.url(), /span=90-days/);
  await isWell();
});

test('another time is chosen without leaving the choice, while it comes and when it cannot be had', async () => {
  await page.route(/cost-monitor\/spend/, json(spend));
  await page.goto('/admin/api-costs');
  await shows('gpt-5.4');
  const time = page.getByLabel('Time');
  const isFocused = () => time.evaluate((select) => select === document.activeElement);
  await time.focus();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((go) => {
    answer = go;
  });
  await page.route(/span=90-days/, async (route) => {
    await held;
    await boom(route);
  });
  await time.selectOption('90-days');
  await shows(/Loading… Showing/);
  assert.ok(await isFocused());
  answer();
  await shows('Where the money went could not be loaded.');
  assert.ok(await isFocused());
  await time.selectOption('month');
  await shows('gpt-5.4');
  assert.ok(await isFocused());
});

test('two presses at once write one pack', async () => {
  await openTab(page, 'disclaimers', 'Legal Disclaimers');
  const button = page.getByRole('button', { name: 'Save Evidence Pack', exact: true });
  const before = visit.requests.filter((url) => url.endsWith('/evidence/export')).length;
  await button.evaluate((one: HTMLButtonElement) => {
    one.click();
    one.click();
  });
  await toastSays(page, 'Evidence Pack Saved', 'racing-cli evidence verify');
  assert.is(visit.requests.filter((url) => url.endsWith('/evidence/export')).length, before + 1);
});

test('without a paid call there is no forecast and no cost per pick, and both say why', async () => {
  await page.goto('/admin/api-costs');
  await shows('No forecast yet.');
  await shows(/A forecast needs 7 full days .* The last four weeks have 0\./);
  await shows('No pick by an outside analyst has been settled yet.');
  await page.route(/cost-monitor\/spend/, boom);
  await page.goto('/admin/api-costs');
  await shows('Where the money went could not be loaded.');
});

test('the timeline of one race in order, with what is missing and where it comes from', async () => {
  const sheet = (await (await visit.context.request.get('/api/admin/race-day')).json()) as { date: string };
  await page.goto('/admin/race-day?race=2');
  await page.getByRole('heading', { name: 'Race 2: timeline' }).waitFor();
  const events = page.getByRole('list', { name: 'Events in order' });
  await events.getByText('Card printed').waitFor();
  const timeline = (await (
    await visit.context.request.get(`/api/admin/race-timeline?date=${sheet.date}&race=2`)
  ).json()) as { events: { kind: string }[] };
  await comesTo(() => events.locator('> li').count(), timeline.events.length);
  await page.getByLabel('Show').selectOption('card');
  await comesTo(() => events.locator('> li').count(), 1);
  await isWell();
  await page.route(/race-timeline/, boom);
  await page.goto('/admin/race-day?race=1');
  await shows('The timeline could not be loaded.');
});

test.run();
