import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { queryStartsIn } from '#core/record-search/query-start.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { aFinisher, aPayout, aRaceResult, RESULTS_DAY } from '#test/support/a-result.ts';

const test = suite('the starts of a race as questions look at them');

const startsIn = (change: Partial<RaceResult> = {}) =>
  queryStartsIn({ track: 'SAR', day: RESULTS_DAY, race: aRaceResult({ payouts: [], ...change }) });

const raceOf = (change: Partial<RaceResult>) => startsIn(change)[0]?.race;

test('a start carries who ran for whom, where from, at what price, and where it finished', () => {
  const [first] = startsIn({ payouts: [aPayout({ payoff: 8.7 })] });
  assert.equal(
    [first?.horse, first?.jockey, first?.trainer, first?.postPosition, first?.odds, first?.place],
    ['Paper Lantern 1', 'Robin Lane', 'Alex Marsh', 1, 3.35, 1],
  );
  assert.is(first?.returned, 4.35);
});

test('the race is shared by its starts, its words in lower case', () => {
  const [first, second] = startsIn({ condition: 'Sloppy (Sealed)', type: 'Maiden Claiming' });
  assert.is(first?.race, second?.race);
  assert.equal([first?.race.going, first?.race.type], ['sloppy (sealed)', 'maiden claiming']);
});

test('a condition that is not reported is unknown', () => {
  assert.is(raceOf({ condition: null })?.going, '');
});

test('an unknown surface or distance stays unknown', () => {
  const race = raceOf({ surface: null, distanceYards: null });
  assert.equal([race?.surface, race?.distanceYards], [null, null]);
});

test('a race is for two-year-olds only where no older ones may run', () => {
  const isForTwo = (conditions: string): boolean | undefined => raceOf({ conditions })?.isForTwoYearOlds;
  assert.is(isForTwo('FOR MAIDENS, TWO YEARS OLD.'), true);
  assert.is(isForTwo('FOR MAIDENS, TWO YEAR OLDS.'), true);
  assert.is(isForTwo('For two-year-olds'), true);
  assert.is(isForTwo('FOR TWO YEAR OLDS AND THREE YEAR OLDS.'), false);
  assert.is(isForTwo('FOR FOUR YEAR OLDS AND UPWARD.'), false);
});

test('a race for fillies says so in its conditions', () => {
  assert.is(raceOf({ conditions: 'FOR FILLIES AND MARES.' })?.isForFillies, true);
  assert.is(raceOf({ conditions: 'FOR COLTS AND GELDINGS.' })?.isForFillies, false);
});

test('a blank name is no name', () => {
  const starters = [aFinisher({ jockeyName: ' ', trainerName: null })];
  assert.equal(
    startsIn({ starters }).map(({ jockey, trainer }) => [jockey, trainer]),
    [[null, null]],
  );
});

test('the favorite is the shortest price; two at one price are two favorites', () => {
  const favorites = (...odds: readonly (number | null)[]) =>
    startsIn({
      starters: odds.map((price, index) => aFinisher({ programNumber: String(index + 1), odds: price })),
    }).map(({ isFavorite }) => isFavorite);
  assert.equal(favorites(4, 2, 9), [false, true, false]);
  assert.equal(favorites(2, 9, 2), [true, false, true]);
  assert.equal(favorites(null, null), [false, false]);
});

test('without any odds nothing is returned and nobody is left out', () => {
  const starters = ['1', '2'].map((programNumber) => aFinisher({ programNumber, odds: null }));
  assert.equal(
    startsIn({ starters }).map(({ place, returned }) => [place, returned]),
    [
      [1, null],
      [2, null],
    ],
  );
});

test('without odds the payout still says what the winner returned', () => {
  const starters = ['1', '2'].map((programNumber) => aFinisher({ programNumber, odds: null }));
  const payouts = [aPayout({ payoff: 6.4 })];
  assert.equal(
    startsIn({ starters, payouts }).map(({ returned }) => returned),
    [3.2, null],
  );
});

test('a payout on a one-dollar base is per dollar too', () => {
  const payouts = [aPayout({ base: 1, payoff: 4.35 })];
  assert.is(startsIn({ payouts })[0]?.returned, 4.35);
});

test('a win payout on another number or without a payoff leaves the odds to say it: 3.35 to one is 4.35', () => {
  assert.is(startsIn({ payouts: [aPayout({ winningNumbers: '7' })] })[0]?.returned, 4.35);
  assert.is(startsIn({ payouts: [aPayout({ payoff: null })] })[0]?.returned, 4.35);
  assert.is(startsIn({ payouts: [aPayout({ wager: 'Place' })] })[0]?.returned, 4.35);
});

test('the payout of a coupled winner counts under the entry or under its own number', () => {
  const winner = aFinisher({ programNumber: '1A', official: 1, crossed: 1 });
  const other = aFinisher({ programNumber: '2' });
  for (const winningNumbers of ['1', '1A']) {
    const [first] = startsIn({
      starters: [winner, other],
      payouts: [aPayout({ winningNumbers, payoff: 10 })],
    });
    assert.is(first?.returned, 5, winningNumbers);
  }
});

test('the official placing counts over the order across the line, for everyone', () => {
  const starters = [
    aFinisher({ programNumber: '1', crossed: 1, official: 2, disqualified: true }),
    aFinisher({ programNumber: '2', crossed: 2, official: 1 }),
  ];
  assert.equal(
    startsIn({ starters }).map(({ place }) => place),
    [2, 1],
  );
  assert.equal(
    startsIn({ starters: starters.map((horse) => ({ ...horse, official: null })) }).map(({ place }) => place),
    [1, 2],
  );
});

test('a horse that did not finish has no place and lost its dollar', () => {
  const pulledUp = aFinisher({ programNumber: '2', crossed: null, official: null });
  const [, second] = startsIn({ starters: [aFinisher(), pulledUp] });
  assert.equal([second?.place, second?.returned], [null, 0]);
});

test('a race without starters has no starts', () => {
  assert.equal(startsIn({ starters: [] }), []);
});

test('a winner for purse money only has won without a return, and the payoff belongs to the next horse', () => {
  const starters = [
    aFinisher({ odds: null, noBetting: 'purse-only' }),
    aFinisher({ programNumber: '2' }),
    aFinisher({ programNumber: '3' }),
  ];
  const starts = startsIn({ starters, payouts: [aPayout({ winningNumbers: '2', payoff: 8.7 })] });
  assert.equal(
    starts.map(({ place, returned }) => [place, returned]),
    [
      [1, null],
      [2, 4.35],
      [3, 0],
    ],
  );
});

test.run();
