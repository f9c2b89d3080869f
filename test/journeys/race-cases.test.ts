import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type DrfRow, drfRow, drfText, five, pastLine } from '#test/support/brisnet-fixture.ts';
import { comesTo } from '#test/support/comes-to.ts';
import { racingCli } from '#test/support/running-product.ts';
import { looksRight } from './looks.ts';
import { makeInsider } from './people.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';
import { untilStored } from './stored-answers.ts';

const test = suite('unusual races on their page');
/** Race 1 is off, races 2 to 4 are to come. */
const clock = { RACING_NOW: '2025-08-02T13:20:00-04:00', DEMO_DAYS: '0' };
let stage: Stage;
let visit: Visit;
let page: Page;

const maiden = five(97, 0, 0, 0, 0, 0);

/** First starters; an entry of two with a horse from Ireland; a favorite to be scratched. */
function cardRows(): readonly DrfRow[] {
  const [raced, abroad] = [pastLine(0), pastLine(0, { 276: 'CUR', 326: 'T', 306: 'GD', 846: 0, 1192: '&' })];
  const race = (number: number, change: (post: number) => DrfRow) =>
    [1, 2, 3, 4, 5].map((post) => drfRow(number, post, change(post)));
  const numbers = ['1', '1A', '2', '3', '4'];
  return [
    ...race(1, () => raced),
    ...race(2, () => maiden),
    ...race(3, (post) => ({
      ...(post <= 2 && { 5: 'A' }),
      43: numbers[post - 1] ?? '',
      44: post <= 2 ? 2.5 : 3 + post,
      ...(post === 3 ? abroad : raced),
    })),
    ...race(4, (post) => ({ 44: post === 1 ? 1.2 : 3 + post, ...raced })),
  ];
}

async function importFacts(dataFolder: string): Promise<void> {
  const file = join(dataFolder, 'SAR0802.DRF');
  writeFileSync(file, drfText(cardRows()));
  const race = ['--date', '2025-08-02', '--race', '4', '--why', 'Veterinarian'];
  const scratch = ['changes', 'enter', 'scratch', ...race, '--horse', '1'];
  for (const args of [['card', 'import', file], scratch]) {
    const ended = await racingCli(dataFolder, args, clock);
    assert.is(ended.code, 0, ended.stderr);
  }
}

test.before(async () => {
  stage = await openStage(clock, importFacts);
  visit = await stage.enter({ serviceWorkers: 'allow' });
  await makeInsider(visit.context);
  page = visit.page;
});
test.after(() => stage.close());

const field = () => page.getByRole('region', { name: 'The field' });

/** Opens a race and waits until its chances and its form are there. */
async function open(race: number, tab = ''): Promise<void> {
  await page.goto(`/race/saratoga/2025-08-02/${race}${tab}`);
  await page.getByRole('heading', { level: 1, name: `Race ${race}` }).waitFor();
  await field().locator('.chance-figure').first().waitFor();
}

test('maidens without a past race say so, and have works and breeding to go by', async () => {
  await open(2);
  const horses = page.locator('.form-horse');
  await horses.first().waitFor();
  assert.is(await horses.count(), 5);
  await horses.locator('.form-empty').nth(4).waitFor();
  const said = await horses.locator('.form-empty').allInnerTexts();
  assert.is(said.length, 5);
  assert.ok(
    said.every((words) => /^First start: .+ has not raced\./.test(words)),
    said.join(),
  );
  await comesTo(() => field().getByText('first start', { exact: true }).count(), 5);
  await looksRight(page, 'case-maidens');
});

test('a coupled entry is one bet with one chance; a line from abroad is marked and has no figure', async () => {
  await open(3);
  const rows = field().locator('tbody tr');
  const chances = await rows.locator('.chance-figure').allInnerTexts();
  assert.is(chances[0], chances[1], 'both halves have the chance of the entry');
  await rows.nth(0).getByText('+1A').waitFor();
  await rows.nth(1).getByText('+1', { exact: true }).waitFor();
  await page
    .locator('[id="form-1A"]')
    .getByText(/^coupled \(/)
    .waitFor();
  const foreign = page.locator('[id="form-2"] .form-foreign');
  await foreign.waitFor();
  assert.match(String(await foreign.textContent()), /CUR/);
  assert.is(await foreign.locator('.form-figure').textContent(), '–');
  await looksRight(page, 'case-entry-and-foreign');
});

test('a scratched favorite is struck through and last, has no chance, and no verdict names it', async () => {
  await open(4);
  const last = field().locator('tbody tr').last();
  const name = String(await last.locator('s').textContent());
  await last.getByTitle('scratched', { exact: true }).first().waitFor();
  assert.is(await last.locator('.chance-figure').count(), 0);
  const head = String(await page.locator('.race-verdict').textContent());
  assert.not.ok(head.includes(name), head);
  await page.locator('.form-scratched').getByText('Scratched', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Odds' }).click();
  await page
    .getByRole('table', { name: /Odds of race/ })
    .getByText('scratched')
    .waitFor();
  await page.getByRole('tab', { name: 'Form' }).click();
  await looksRight(page, 'case-scratched-favorite');
});

test('once a race is off there is nothing to switch or to bet, and its result is awaited', async () => {
  await open(1, '?tab=tickets');
  await page.getByText('The race is off: tickets are closed.').waitFor();
  assert.is(await page.getByRole('button', { name: /^What if/ }).count(), 0);
  await page.getByRole('tab', { name: 'Result' }).click();
  await page.getByText('Result pending.').waitFor();
  await looksRight(page, 'case-off');
});

test('without a network a race, a horse and a jockey that were read stay readable, with their age', async () => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await open(3);
  await page.locator('.form-line').first().waitFor();
  await untilStored(page, '/races/3/form');
  await untilStored(page, '/races/3/field');
  const horse = (await page.locator('.field-name a').first().getAttribute('href')) ?? '';
  const jockey = (await field().locator('a[href^="/jockey/"]').first().getAttribute('href')) ?? '';
  await page.goto(horse);
  await page.locator('.form-line').first().waitFor();
  await untilStored(page, '/api/horses/');
  await page.goto(jockey);
  await page.locator('.person-entry').first().waitFor();
  await untilStored(page, '/api/jockeys/');
  await visit.context.setOffline(true);
  const note = page.getByRole('status').filter({ hasText: 'You are offline.' });
  for (const [path, part] of [
    ['/race/saratoga/2025-08-02/3', '.form-line'],
    [horse, '.form-line'],
    [jockey, '.person-entry'],
  ] as const) {
    await page.goto(path);
    await page.locator(part).first().waitFor();
    await note.waitFor();
  }
  await looksRight(page, 'case-offline');
  await visit.context.setOffline(false);
});

test.run();
