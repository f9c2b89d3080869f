import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { isScored, outcomeOf, type ScoredPick, ticketOf } from '#core/scorecards/members/member-picks.ts';
import { LEAST_SCORED, pickRecord } from '#core/scorecards/members/member-picks-record.ts';
import { aMemberPick } from '#test/support/a-member-pick.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('what a member’s picks came to');

/** What a public dollar returns at a takeout of 16%. */
const PUBLIC = 0.84;

type Change = Partial<ScoredPick['settlement']>;

const settled = (change: Change = {}): ScoredPick => ({
  pick: aMemberPick(),
  settlement: {
    outcome: 'lost',
    combinations: 1,
    staked: 2,
    refunded: 0,
    returned: 0,
    paid: [],
    note: null,
    ...change,
  },
  place: null,
});
const paid = (returned: number): ScoredPick => settled({ outcome: 'won', returned });
const times = (count: number, scored: ScoredPick): readonly ScoredPick[] =>
  Array.from({ length: count }, () => scored);
const ratingOf = (...picks: readonly ScoredPick[]): number | null => pickRecord([], picks, PUBLIC).rating;

test('$8.70 back for $4 is a return of 117.5% and one win in two', () => {
  const { staked, returned, roi, won, winPercent } = pickRecord(
    ['win', 'win'],
    [paid(8.7), settled()],
    PUBLIC,
  );
  assert.equal([staked, returned, won, winPercent], [4, 8.7, 1, 50]);
  assert.ok(Math.abs((roi ?? 0) - 117.5) < 1e-9);
});

test('the range of the return is drawn from whole race days, and holds the return', () => {
  const on = (day: string, scored: ScoredPick): ScoredPick => ({
    ...scored,
    pick: { ...scored.pick, day: day as RaceDay },
  });
  const days = ['2025-08-01', '2025-08-02', '2025-08-03'];
  const picks = days.flatMap((day, index) => [on(day, paid(2 * index)), on(day, settled())]);
  const { roi, roiRange } = pickRecord([], picks, PUBLIC);
  assert.equal([roi, roiRange], [-50, { low: -100, high: 0 }]);
  assert.is(pickRecord([], [paid(4), settled()], PUBLIC).roiRange, null);
});

test('four settled picks are no sample, five are', () => {
  assert.is(LEAST_SCORED, 5);
  assert.is(ratingOf(...times(4, paid(4))), null);
  assert.ok(ratingOf(...times(5, paid(4))) !== null);
});

test('refunded and unknown picks are not part of the sample either', () => {
  const others = [settled({ outcome: 'refunded', refunded: 2 }), settled({ outcome: 'unknown', staked: 0 })];
  assert.equal(others.map(isScored), [false, false]);
  assert.is(ratingOf(...times(4, paid(4)), ...others), null);
  const { scored, staked, roi } = pickRecord(['win', 'show'], others, PUBLIC);
  assert.equal([scored, staked, roi], [0, 0, null]);
});

test('who gets back what the public gets back is rated as the public: 84', () => {
  assert.ok(Math.abs((ratingOf(...times(10, paid(1.68))) ?? 0) - 84) < 1e-9);
});

test('losing all of twenty picks halves the public’s 84', () => {
  assert.ok(Math.abs((ratingOf(...times(20, settled())) ?? 0) - 42) < 1e-9);
});

test('with more picks a rating comes nearer to what really came back', () => {
  const ratings = [5, 20, 100, 2_000].map((count) => ratingOf(...times(count, paid(4))) ?? 0);
  assert.equal(
    ratings,
    ratings.toSorted((a, b) => a - b),
  );
  assert.ok((ratings.at(-1) ?? 0) > 198 && (ratings.at(-1) ?? 0) < 200, '$2 back for each dollar is 200');
});

test('an exacta wheel of five dollars counts as one stake like a $2 bet', () => {
  const wheel = settled({ outcome: 'won', staked: 5, returned: 10 });
  assert.is(ratingOf(...times(5, wheel)), ratingOf(...times(5, paid(4))));
});

test('a refunded part is not at risk', () => {
  const { staked, returned, roi } = pickRecord(
    [],
    [settled({ outcome: 'won', staked: 5, refunded: 1, returned: 6 })],
    PUBLIC,
  );
  assert.equal([staked, returned, roi], [4, 6, 50]);
});

test('the bet picked most is the favorite one, of equals the one picked first', () => {
  const favorite = (...types: Parameters<typeof pickRecord>[0]) => pickRecord(types, [], PUBLIC).favoriteBet;
  assert.is(favorite('win', 'exacta', 'exacta'), 'exacta');
  assert.is(favorite('show', 'win'), 'show');
  assert.is(favorite(), null);
});

test('who never gains on a pick is rated between nothing and 100', () => {
  const rng = seededRng(3);
  for (let round = 0; round < 50; round += 1) {
    const picks = Array.from({ length: 5 + Math.floor(30 * rng()) }, () =>
      rng() < 0.3 ? paid(2 * rng()) : settled(),
    );
    const rating = ratingOf(...picks) ?? Number.NaN;
    assert.ok(rating >= 0 && rating <= 100, String(rating));
  }
});

test('an exacta is a dollar, over every other second where none was named; the others are straight bets of $2', () => {
  assert.equal(ticketOf('exacta', ['4']), { wager: 'exacta', base: 1, sets: [['4'], 'all'] });
  assert.equal(ticketOf('exacta', ['4', '2']), { wager: 'exacta', base: 1, sets: [['4'], ['2']] });
  for (const betType of ['win', 'place', 'show'] as const) {
    const { wager, base, sets } = ticketOf(betType, ['4']);
    assert.equal([wager, base, sets], [betType, 2, [['4']]]);
  }
});

test('a place beyond the third, and a horse without one, are neither win nor place nor show', () => {
  assert.equal([0, 4, 12, null].map(outcomeOf), ['other', 'other', 'other', 'other']);
});

test('three winners of four are 75%', () => {
  const { won, winPercent } = pickRecord([], [paid(4), paid(4), paid(4), settled()], PUBLIC);
  assert.equal([won, winPercent], [3, 75]);
});

test.run();
