import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { recordOf, shareRange } from '#core/record-search/record.ts';
import { aFinisher, aPayout, aRaceResult } from '#test/support/a-result.ts';
import { aBook, aDayOfTwo, someStarters } from './a-book.ts';

const test = suite('records of starts');

const near = (one: number | null | undefined, other: number, by = 0.05): void =>
  assert.ok(Math.abs((one ?? Number.NaN) - other) <= by, `${one} is not ${other}`);

const startsOf = (...races: Parameters<typeof aRaceResult>[0][]) =>
  aBook([
    aDayOfTwo({
      races: races.map((change, race) => aRaceResult({ payouts: [], raceNumber: race + 1, ...change })),
    }),
  ]).starts;

test('the range of a share is that of Wilson, and does not close at none or all', () => {
  near(shareRange(3, 10)?.low, 10.8);
  near(shareRange(3, 10)?.high, 60.3);
  assert.is(shareRange(0, 10)?.low, 0);
  near(shareRange(0, 10)?.high, 27.8);
  assert.is(shareRange(10, 10)?.high, 100);
  assert.is(shareRange(0, 0), null);
});

test('wins, places, shows and the profit add up', () => {
  const all = recordOf(startsOf({ starters: someStarters(), payouts: [aPayout({ payoff: 5.4 })] }));
  assert.equal([all.starts, all.wins, all.firstTwo, all.firstThree, all.priced], [3, 1, 2, 3, 3]);
  near(all.roi, -10);
  near(all.expectedWins, (1 / 2.5 + 1 / 4 + 1 / 10) / 1.2, 1e-9);
  near(all.winRate, 33.3);
});

test('without a payout the odds say what a winner paid', () => {
  near(recordOf(startsOf({ starters: someStarters() })).roi, 100 * (2.5 / 3 - 1));
});

test('without a start nothing is claimed', () => {
  const none = recordOf([]);
  assert.equal(
    [none.winRate, none.roi, none.roiRange, none.expectedWins, none.starts],
    [null, null, null, null, 0],
  );
});

test('a bet on a coupled entry is paid when its other half wins', () => {
  const [finisher, two, three] = someStarters();
  assert.ok(finisher && two && three);
  const entry = aFinisher({
    ...two,
    programNumber: '1A',
    bettingInterest: '1',
    odds: 1.5,
    official: 2,
    crossed: 2,
  });
  const starts = startsOf({ starters: [finisher, entry, three].flatMap((horse) => horse ?? []) });
  assert.equal(
    starts.map(({ returned, place }) => [returned, place]),
    [
      [2.5, 1],
      [2.5, 2],
      [0, 3],
    ],
  );
});

test('a dead heat without payouts gives no return, with them it does', () => {
  const heat = someStarters().map((horse, index) => ({
    ...horse,
    official: index < 2 ? 1 : 3,
    deadHeat: index < 2,
  }));
  const startsRecord = recordOf(startsOf({ starters: heat }));
  assert.equal([startsRecord.wins, startsRecord.priced], [2, 1]);
  const payouts = [aPayout({ payoff: 3 }), aPayout({ winningNumbers: '2', payoff: 4.2 })];
  const queryStarts = startsOf({ starters: heat, payouts });
  assert.equal(
    queryStarts.map(({ returned }) => returned),
    [1.5, 2.1, 0],
  );
});

test('a declared non-starter, and a race without a winner, count for nobody', () => {
  const [first, ...others] = someStarters();
  assert.ok(first);
  assert.is(
    startsOf({
      starters: [...others, { ...first, odds: null }].map((finisher) => ({ ...finisher, official: 2 })),
    }).length,
    0,
  );
  assert.is(
    startsOf({ starters: [...someStarters(), aFinisher({ programNumber: '4', odds: null })] }).length,
    3,
  );
  assert.is(startsOf({ starters: someStarters(), cancelled: { reason: 'Weather' } }).length, 0);
});

test('one big price does not pass for a sure thing: its range reaches below nothing gained', () => {
  const [finisher, two] = someStarters();
  assert.ok(finisher && two);
  const lucky = recordOf(
    startsOf({ starters: [{ ...(finisher as typeof two), odds: 36 } as typeof finisher] }),
  );
  near(lucky.roi, 3600);
  assert.ok((lucky.roiRange?.low ?? 1) < 0 && (lucky.roiRange?.high ?? 0) > 3600);
});

test('more of the same narrows the range around the same profit', () => {
  const few = startsOf({ starters: someStarters() });
  const [narrow, wide] = [recordOf(Array.from({ length: 100 }, () => few).flat()), recordOf(few)];
  near(narrow.roi, wide.roi ?? 0, 1e-9);
  const width = ({ roiRange }: typeof wide): number => (roiRange?.high ?? 0) - (roiRange?.low ?? 0);
  assert.ok(width(narrow) < width(wide) / 5);
});

test('without a win the range still reaches up to what the prices would have paid', () => {
  const losers = recordOf(startsOf({ starters: someStarters() }).filter(({ place }) => place !== 1));
  assert.is(losers.roi, -100);
  assert.ok((losers.roiRange?.high ?? -100) > 0);
});

test.run();
