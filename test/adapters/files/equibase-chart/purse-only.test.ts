import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readChart } from '#adapters/files/equibase-chart/read-chart.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { settlementOf } from '#core/results/settlement.ts';
import { straight } from '#core/tickets/ticket.ts';
import { pdfOf } from '../pdf/tiny-pdf.ts';
import { type DrawnHorse, type DrawnRace, drawnPage } from './drawn-chart.ts';
import { PURSE_ONLY } from './purse-only-race.ts';
import { raceOf, starter } from './saratoga-2020.ts';

const test = suite('charts with a starter for purse money only');

const reader = makePdfReader();
test.after(() => reader.close());

async function chartRace(drawn: DrawnRace): Promise<RaceResult> {
  const chart = await readChart(pdfOf([drawnPage(drawn)]), 'drawn.pdf', instant(1_900_000_000_000), reader);
  assert.equal(chart.sheet.refused, []);
  return raceOf(chart, 6);
}

const drawnWith = (change: Partial<DrawnHorse>, footnotes: readonly string[]): DrawnRace => ({
  ...PURSE_ONLY,
  horses: PURSE_ONLY.horses.map((horse) => (horse.program === '3' ? { ...horse, ...change } : horse)),
  footnotes,
});

const noBetting = (race: RaceResult) =>
  race.starters.flatMap((horse) =>
    horse.noBetting === undefined ? [] : [[horse.programNumber, horse.noBetting]],
  );

test('the race is kept without a doubt, and the horse stays in the finish', async () => {
  const race = await chartRace(PURSE_ONLY);
  assert.equal(race.doubts, undefined);
  assert.equal(
    race.starters.map(({ programNumber, official }) => [programNumber, official]),
    [
      ['5', 1],
      ['7', 2],
      ['3', 3],
      ['11', 4],
      ['2', 5],
    ],
  );
  const horse = starter(race, '3');
  assert.equal([horse.odds, horse.noBetting, horse.finished], [null, 'purse-only', true]);
  assert.equal(noBetting(race), [['3', 'purse-only']]);
});

test('the trifecta is paid on the next betting interest, and bets on the horse are refunded', async () => {
  const race = await chartRace(PURSE_ONLY);
  const trifecta = { wager: 'trifecta', base: 0.5, sets: [['5'], ['7'], ['11']] } as const;
  assert.equal([settlementOf(trifecta, race).outcome, settlementOf(trifecta, race).returned], ['won', 31.6]);
  assert.is(settlementOf(straight('show', 2, ['3']), race).outcome, 'refunded');
  assert.is(settlementOf(straight('show', 2, ['11']), race).returned, 4.2);
});

test('the reason is read from the comment, from notes that name nobody, and from notes with the number', async () => {
  const noBettingAfter = async (change: Partial<DrawnHorse>, ...footnotes: readonly string[]) =>
    noBetting(await chartRace(drawnWith(change, footnotes)));
  assert.equal(await noBettingAfter({ comment: 'purse money only, 3w' }, 'Nothing.'), [['3', 'purse-only']]);
  assert.equal(await noBettingAfter({}, 'One starter ran for purse only.'), [['3', 'purse-only']]);
  assert.equal(await noBettingAfter({}, '#3 ran for purse money only.'), [['3', 'purse-only']]);
  assert.equal(await noBettingAfter({ comment: 'unprepared,non starter' }, 'Nothing.'), [
    ['3', 'non-starter'],
  ]);
  assert.equal(await noBettingAfter({}, 'Nothing to add.'), [['3', 'no-odds']]);
  assert.equal(await noBettingAfter({ odds: '0.00' }, 'COLD HARBOR ran for purse money only.'), [
    ['3', 'purse-only'],
  ]);
});

test('footnotes match a horse by its whole name and may also declare it a non-starter', async () => {
  const drawn = (...footnotes: readonly string[]): DrawnRace => ({
    ...PURSE_ONLY,
    horses: PURSE_ONLY.horses.map((horse) => {
      if (horse.program === '3') return { ...horse, odds: '0.00' };
      return horse.program === '2' ? { ...horse, name: 'Ace (Coe, Lee)', odds: '0.00' } : horse;
    }),
    footnotes,
  });
  const noBettingAfter = async (...footnotes: readonly string[]) =>
    noBetting(await chartRace(drawn(...footnotes)));
  assert.equal(await noBettingAfter('COLD HARBOR, in third place, ran for purse money only.'), [
    ['3', 'purse-only'],
    ['2', 'no-odds'],
  ]);
  assert.equal(await noBettingAfter('ACE was declared a non-starter.'), [
    ['3', 'no-odds'],
    ['2', 'non-starter'],
  ]);
});

test('notes about another horse, or about one with odds, make no horse purse-only', async () => {
  const race = await chartRace(drawnWith({ odds: '6.00' }, ['COLD HARBOR ran for purse money only.']));
  assert.equal(noBetting(race), []);
  assert.equal(
    race.doubts?.map(({ sentence }) => sentence),
    [
      'Show was paid on 11; placed first to third: 5, 7, 3.',
      'The Trifecta was paid on 5-7-11; the order of finish is 5-7-3.',
      'The Superfecta was paid on 5-7-11-2; the order of finish is 5-7-3-11.',
    ],
  );
});

test('a payoff that disagrees with the order keeps the race with that doubt', async () => {
  const exotics = [['$0.50 Trifecta', '5-7-2', '31.60', '150,000']];
  const race = await chartRace({ ...PURSE_ONLY, exotics });
  assert.equal(race.doubts, [
    {
      about: 'payoffs',
      sentence: 'The Trifecta was paid on 5-7-2; the order of finish is 5-7-11.',
      fromPlace: 3,
      wagers: ['Trifecta'],
      key: ['paid', 'Trifecta', '5-7-2', '5-7-11'],
    },
  ]);
});

test.run();
