import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Recommendation } from '#core/picks/recommendations/recommendation.ts';
import { betTotals, type ReplayedBet, replayedBets } from '#core/scorecards/replay/replay-bets.ts';
import { recommendOn } from '#test/core/picks/picks-of.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPayout, aRaceResult } from '#test/support/a-result.ts';

const test = suite('the bets of a replay');

const recommend = recommendOn(aRace());
const bet = (programNumber: string) => ({ programNumber, horse: `Horse ${programNumber}` });
const recommendation = (
  kind: 'PASS' | 'PLAY',
  pick: string | null,
  value: readonly string[],
): Recommendation => ({
  ...recommend,
  primaryPick:
    pick === null || recommend.primaryPick === null ? null : { ...recommend.primaryPick, ...bet(pick) },
  verdict: { ...recommend.verdict, kind },
  valueBets: value.map((number) => ({
    ...bet(number),
    betType: 'Win',
    postPosition: 1,
    price: aPrice(5, { kind: 'live' }),
    confidence: 50,
    reasoning: '',
    chance: 0.3,
    priceToTake: null,
    expectedValue: 0.2,
  })),
});
const result = aRaceResult({ payouts: [aPayout({ payoff: 8.7 })] });
const inShort = ({ kind, programNumber, outcome, staked, returned }: ReplayedBet) =>
  [kind, programNumber, outcome, staked, returned] as const;

test('the primary pick is always bet, value bets only where it is no pass', () => {
  assert.equal(replayedBets(recommendation('PASS', '1', ['2']), result).map(inShort), [
    ['primary pick', '1', 'won', 2, 8.7],
  ]);
  assert.equal(replayedBets(recommendation('PLAY', '2', ['1', '3']), result).map(inShort), [
    ['primary pick', '2', 'lost', 2, 0],
    ['value bet', '1', 'won', 2, 8.7],
    ['value bet', '3', 'lost', 2, 0],
  ]);
  assert.equal(replayedBets(recommendation('PASS', null, []), result), []);
});

test('without a result a bet is unknown', () => {
  const [only] = replayedBets(recommendation('PASS', '1', []), null);
  assert.equal([only?.outcome, only?.note], ['unknown', 'no result']);
});

test('totals by kind: profit counts refunds, and what is unknown in no sum', () => {
  const bets = [
    ...replayedBets(recommendation('PLAY', '1', ['2']), result),
    ...replayedBets(recommendation('PLAY', '9', ['1']), result),
    ...replayedBets(recommendation('PASS', '1', []), null),
  ];
  const [pick, value, all] = betTotals(bets);
  assert.equal(pick, {
    kind: 'primary pick',
    bets: 3,
    won: 1,
    unknown: 1,
    staked: 4,
    refunded: 2,
    returned: 8.7,
    profit: 6.7,
    perDollar: 4.35,
  });
  assert.equal([value?.bets, value?.staked, value?.returned, value?.profit], [2, 4, 8.7, 4.7]);
  assert.equal([all?.kind, all?.bets, all?.staked, all?.returned, all?.profit], ['all', 5, 8, 17.4, 11.4]);
  assert.is(betTotals([])[2]?.perDollar, null);
});

test('winners are counted among winners and losers, and losers lose their $2', () => {
  const bets = [
    ...replayedBets(recommendation('PASS', '1', []), result),
    ...replayedBets(recommendation('PASS', '2', []), result),
    ...replayedBets(recommendation('PASS', '3', []), result),
  ];
  const [pick, value] = betTotals(bets);
  assert.equal([pick?.bets, pick?.won, pick?.staked, pick?.returned], [3, 1, 6, 8.7]);
  assert.ok(Math.abs((pick?.perDollar ?? 0) - 1.45) < 1e-9);
  assert.equal([value?.bets, value?.perDollar], [0, null]);
});

test('sums are whole cents, however many bets there are', () => {
  const thirds = Array.from({ length: 30 }, () =>
    replayedBets(recommendation('PASS', '1', []), aRaceResult({ payouts: [aPayout({ payoff: 2.1 })] })),
  ).flat();
  assert.equal([betTotals(thirds)[2]?.returned, betTotals(thirds)[2]?.profit], [63, 3]);
});

test.run();
