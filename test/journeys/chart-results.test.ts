import type { Locator, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { realData } from '#test/support/real-data.ts';
import { racingCli } from '#test/support/running-product.ts';
import { looksRight } from './looks.ts';
import { makeInsider } from './people.ts';
import type { Stage } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('results of real charts');
const files = [
  'charts-2020/SAR_2020-08-08.pdf',
  'charts-2020/SAR_2020-08-20.pdf',
  'charts-2020/SAR_2020-08-26.pdf',
  'trackmaster/cd20230520tch.xml',
].map(realData);
const charts = files.filter((file): file is string => file !== null);

/** The card of a race on the results of its day, with the rest of it opened. */
async function wholeRace(page: Page, address: string, race: number): Promise<Locator> {
  await page.goto(`/race-results-ai?${address}`);
  const card = page.locator('.result-card').filter({
    has: page.getByRole('heading', { name: `Race ${race}`, exact: true }),
  });
  await card.locator('summary').click();
  await card.locator('.finish-table').waitFor();
  return card;
}

const textsOf = async (shown: Locator): Promise<readonly string[]> =>
  (await shown.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));

/** The line of a horse in the order of finish. */
const lineOf = async (card: Locator, horse: string): Promise<string> =>
  (await textsOf(card.locator('.finish-table tbody tr').filter({ hasText: horse }))).join();

const firstFive = (card: Locator): Promise<readonly string[]> => textsOf(card.locator('.finishers > li'));

if (charts.length === files.length) {
  let stage: Stage;
  let page: Page;

  test.before(async () => {
    stage = await openStage({ RACING_NOW: '2023-05-21T09:00:00-04:00', DEMO_DAYS: '0' }, async (folder) => {
      const ended = await racingCli(folder, ['chart', 'import', ...charts]);
      assert.is(ended.code, 0, ended.stderr);
    });
    const visit = await stage.enter();
    await makeInsider(visit.context);
    page = visit.page;
  });
  test.after(() => stage.close());

  test('a winner that was disqualified is third, with where it finished, and the payoffs are those of the winner', async () => {
    const card = await wholeRace(page, 'date=2020-08-08', 8);
    const [first, , third] = await firstFive(card);
    assert.match(first ?? '', 'American Sailor');
    assert.match(third ?? '', /Imprimis.*DQ, finished 1/);
    assert.match(await lineOf(card, 'Imprimis'), /^3 .*DQ, finished 1.* first at the wire/);
    assert.not.match(await lineOf(card, 'American Sailor'), 'won by');
    await card.getByRole('row', { name: /^Win 2 \$16\.80 \$2\.00/ }).waitFor();
  });

  test('two disqualified horses are last, a scratch has its reason, and each claim its price and new people', async () => {
    const result = `${stage.address}/api/tracks/saratoga/cards/2020-08-26/races/5/result`;
    await comesTo(async () => {
      const { sealed } = (await (await fetch(result)).json()) as { sealed: { isReplayed: boolean } | null };
      return sealed?.isReplayed;
    }, true);
    const card = await wholeRace(page, 'date=2020-08-26', 5);
    await card.getByText('Giggle Factory (DQ, finished 4), Cherokee Song (DQ, finished 5).').waitFor();
    assert.match(await lineOf(card, 'Giggle Factory'), /^7 .*DQ, finished 4/);
    assert.match(await lineOf(card, 'Cherokee Song'), /^8 .*DQ, finished 5/);
    const [facts = ''] = await textsOf(card.locator('.race-other-facts'));
    assert.match(facts, 'Scratched Canarsie Girl (veterinarian)');
    assert.match(facts, 'Karley O for $40,000.00, to Ivery Sisters Racing, trainer David A. Cannizzo');
    await card
      .getByText(/^Replayed, made later from what was known before the off, so no proof: we picked #\d/)
      .waitFor();
    await looksRight(page, 'chart-result');
  });

  test('horses of a dead heat share their place, and each has its payoff', async () => {
    const card = await wholeRace(page, 'date=2020-08-20', 7);
    const places = (await firstFive(card)).map((text) => text.slice(0, 1));
    assert.equal(places, ['1', '2', '3', '3', '5']);
    assert.is(await card.locator('.finishers').getByText('dead heat').count(), 2);
    for (const paid of [
      /^Show 1 \$2\.10/,
      /^Show 5 \$2\.10/,
      /^Trifecta 2-4-1 \$3\.45/,
      /^Trifecta 2-4-5 \$6\.40/,
    ])
      await card.getByRole('row', { name: paid }).waitFor();
  });

  test('a dead heat for the win has two winners', async () => {
    const card = await wholeRace(page, 'track=churchill-downs&date=2023-05-20', 9);
    assert.is(await card.locator('.finisher-won').count(), 2);
    for (const horse of ["De' Ans Eighty", 'Obrigada'])
      assert.match(await lineOf(card, horse), /^1 .*dead heat/, horse);
    for (const paid of [/^Win 3 \$6\.40/, /^Win 10 \$5\.18/])
      await card.getByRole('row', { name: paid }).waitFor();
  });
}

test.run();
