import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { looksRight } from './looks.ts';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { makeInsider } from './people.ts';
import { lastRacedDay } from './raced-day.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage, phone } from './stage.ts';

const test = suite('my book');
let stage: Stage;
let visit: Visit;
let past: string;
let next: { readonly day: string; readonly raceNumber: number };
let csv = '';

test.before(async () => {
  stage = await openStage({ DEMO_DAYS: '2' });
  visit = await stage.enter();
  await makeInsider(visit.context);
  // A browser without a window denies notifications; a member's browser has not decided yet.
  await visit.page.addInitScript("Object.defineProperty(Notification, 'permission', { value: 'default' })");
  past = await lastRacedDay(stage.address);
  const races = (await (await fetch(`${stage.address}/api/races/saratoga/today`)).json()) as readonly {
    readonly day: string;
    readonly raceNumber: number;
    readonly status: string;
  }[];
  const upcoming = races.find(({ status }) => status === 'upcoming');
  if (upcoming === undefined) throw new Error('the demo day has a race to come');
  next = upcoming;
});
test.after(() => stage.close());

const fold = (name: string) => visit.page.locator('summary').filter({ hasText: name });
const entries = () => visit.page.locator('.book-entry');

async function write(day: string, race: number, numbers: string, money: 'Paper' | 'Real'): Promise<void> {
  const { page } = visit;
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Race', { exact: true }).fill(String(race));
  await page.getByLabel('Numbers').fill(numbers);
  await page.getByLabel('Paper or real').selectOption(money);
  await page.getByRole('button', { name: 'Write it down' }).click();
}

test('an empty book says how to begin, and whom to call', async () => {
  const { page } = visit;
  await page.goto('/book');
  await page.getByText('No tickets in your book yet').waitFor();
  await page.getByText('Most tickets lose.').waitFor();
  const line = page.locator('.book-care a');
  assert.is(await line.count(), 1);
  assert.match((await line.getAttribute('href')) ?? '', /^tel:\+1\d{10}$/);
});

test('a ticket written by hand is settled by the result that is stored, one on a race to come is pending', async () => {
  const { page } = visit;
  await write(past, 1, '', 'Paper');
  await page.getByText('Write program numbers, as 5.').waitFor();
  const focused = page.locator(':focus');
  await focused.and(page.getByLabel('Numbers')).waitFor();
  await focused.fill('1');
  await page.keyboard.press('Enter');
  await entries()
    .filter({ has: visit.page.getByText(/^(?:Won|Lost|Refunded)$/) })
    .waitFor();
  await page.getByText(/settled by: .*Demo/i).waitFor();
  await write(next.day, next.raceNumber, '1', 'Real');
  await entries().filter({ hasText: 'Pending' }).waitFor();
  assert.is(await entries().count(), 2);
  assert.match((await entries().first().textContent()) ?? '', /Pending/, 'newest first');
  await page.getByLabel('Split by').selectOption('money');
  await page.getByRole('cell', { name: 'Real' }).waitFor();
});

test('a limit refuses the real ticket over it and no ticket on paper', async () => {
  const { page } = visit;
  await fold('Limits and pause').click();
  await page.getByLabel('Per race day, in dollars').fill('3');
  await page.getByRole('button', { name: 'Save my limits' }).click();
  await page.getByText(/You can raise or remove one from .* on\./).waitFor();
  await write(next.day, next.raceNumber, '2', 'Real');
  const refusal = page.getByRole('alert');
  await refusal.getByText(/over your limit of \$3\.00 a day/).waitFor();
  await refusal.getByRole('link', { name: /^1-800/ }).waitFor();
  await page.getByLabel('Paper or real').selectOption('Paper');
  await page.getByRole('button', { name: 'Write it down' }).click();
  await entries().nth(2).waitFor();
  await page.getByLabel('Per race day, in dollars').fill('30');
  await page.getByRole('button', { name: 'Save my limits' }).click();
  await refusal.getByText(/can be raised or removed 24 hours after/).waitFor();
});

test('the book is exported, a ticket is removed, a bad file changes nothing, and the import brings it back', async () => {
  const { page } = visit;
  await fold('Export and import').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  assert.is(download.suggestedFilename(), 'my-book.csv');
  csv = readFileSync(await download.path(), 'utf8');
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await entries().nth(2).waitFor({ state: 'detached' });
  await page.getByLabel('Or paste it here').fill(csv.replace('win', 'wim'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText(/^Line \d+: "wim" is not a wager\. Nothing was imported\.$/).waitFor();
  assert.is(await entries().count(), 2);
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'my-book.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('1 ticket added, 2 tickets you had already.').waitFor();
  await entries().nth(2).waitFor();
});

test('without a pause, the longshot alerts offer notifications', async () => {
  const { page } = visit;
  await page.goto('/longshot-alerts');
  await page.getByRole('button', { name: 'Allow notifications' }).waitFor();
});

test('the desk writes its tickets in the book once, however often it is pressed', async () => {
  const { page } = visit;
  await page.goto(`/race/saratoga/${next.day}/${next.raceNumber}?tab=tickets`);
  const legs = page.locator('.desk-leg');
  await legs.first().waitFor();
  for (const leg of [0, 1, 2]) await legs.nth(leg).locator('.desk-horse').first().click();
  await page.getByRole('button', { name: 'Write in my book' }).click();
  await page.getByRole('button', { name: 'Write 1 ticket' }).click();
  const done = page.getByText('1 ticket in your book.');
  await done.waitFor();
  await Promise.all([
    page.waitForResponse(/\/api\/notebook-changes\//),
    page.getByRole('button', { name: 'Write 1 ticket' }).click(),
  ]);
  await page.getByRole('link', { name: 'Open my book' }).click();
  await entries().filter({ hasText: 'Ticket desk' }).waitFor();
  assert.is(await entries().count(), 4);
});

test('the book fits a phone, and a checker finds nothing serious', async () => {
  const { page } = visit;
  for (const name of ['Add a ticket', 'Limits and pause', 'Export and import']) await fold(name).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      assert.is(await sidewaysPixels(page), 0);
      assert.equal(await seriousFindings(page), []);
    }
  }
});

test('a debate that a pause on another device closes says so, with the help line', async () => {
  const { page } = visit;
  await page.goto('/ai-debate');
  const message = 'The debate is closed until your pause ends, Dec 2, 5:00 AM ET. Help: 1-800-697-3738.';
  await page.route('**/api/ai-debate/*', (route) =>
    route.fulfill({ status: 409, json: { message, code: 'notebook.paused' } }),
  );
  await page.getByRole('button', { name: 'Start Debate' }).click();
  await page.getByText(message).waitFor();
  await page.unroute('**/api/ai-debate/*');
  await page.goto('/book');
  for (const name of ['Limits and pause', 'Export and import']) await fold(name).click();
});

test('a pause started by keyboard says that it cannot be ended, and locks the book, the desk and the alerts', async () => {
  const { page } = visit;
  await page.getByLabel('Days from now, 1 to 183').fill('2');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pause for 2 days?' });
  await dialog.getByText('It cannot be ended early').waitFor();
  await dialog.getByRole('button', { name: 'Start the pause' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/Your book, the ticket desk and your alerts are paused until/).waitFor();
  await fold('Add a ticket').waitFor({ state: 'detached' });
  assert.is(await page.getByRole('button', { name: /^Remove / }).count(), 0);
  assert.is(await page.getByLabel('CSV file').count(), 0);
  await page.getByRole('button', { name: 'Export as CSV' }).waitFor();
  const lockedAt = [
    [`/race/saratoga/${next.day}/${next.raceNumber}?tab=tickets`, 'Your book and the ticket desk'],
    ['/board', 'Sound, vibration and notifications'],
    ['/longshot-alerts', 'Notifications'],
    ['/ai-debate', 'The debate'],
  ] as const;
  for (const [address, locked] of lockedAt) {
    await page.goto(address);
    await page.getByText(new RegExp(`^${locked} (?:is|are) paused until`)).waitFor();
  }
  assert.is(await page.getByRole('button', { name: 'Start Debate' }).count(), 0);
  await looksRight(page, 'debate-paused');
  await page.goto('/longshot-alerts');
  await page.getByText(/^Notifications are paused until/).waitFor();
  assert.is(await page.getByRole('button', { name: 'Allow notifications' }).count(), 0);
  await page.goto(lockedAt[0][0]);
  await page.getByText(/are paused until/).waitFor();
  await comesTo(() => page.locator('.desk-leg').count(), 0);
});

test.run();
