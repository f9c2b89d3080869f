import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Recommendation } from '#core/picks/recommendations/recommendation.ts';
import { betTotal, type ReplayedBet, replayedBets } from '#core/scorecards/replay/replay-bets.ts';
import { recommendOn } from '#test/core/picks/picks-of.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPayout, aRaceResult } from '#test/support/a-result.ts';

const test = suite('the bets of a replay');

const recommend = recommendOn(aRace());
const bet = (programNumber: string) => ({ programNumber, horse: `Horse ${programNumber}` });
const recommendation = (
  kind: 'BET' | 'WATCH' | 'PASS',
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
    fairPrice: null,
    priceToTake: null,
  })),
});
const result = aRaceResult({ payouts: [aPayout({ payoff: 8.7 })] });
const inShort = ({ programNumber, outcome, staked, returned }: ReplayedBet) =>
  [programNumber, outcome, staked, returned] as const;

test('PASS and WATCH make no bet; BET bets each horse at its price', () => {
  for (const kind of ['PASS', 'WATCH'] as const)
    assert.equal(replayedBets(recommendation(kind, '1', ['2']), result), []);
  assert.equal(replayedBets(recommendation('BET', '2', ['1', '3']), result).map(inShort), [
    ['1', 'won', 2, 8.7],
    ['3', 'lost', 2, 0],
  ]);
  assert.equal(replayedBets(recommendation('BET', null, []), result), []);
});

test('without a result a bet is unknown', () => {
  const [only] = replayedBets(recommendation('BET', '1', ['1']), null);
  assert.equal([only?.outcome, only?.note], ['unknown', 'no result']);
});

test('a total counts refunds in the profit and leaves unknown bets out of every sum', () => {
  const bets = [
    ...replayedBets(recommendation('BET', '1', ['1', '2']), result),
    ...replayedBets(recommendation('BET', '9', ['9']), result),
    ...replayedBets(recommendation('BET', '1', ['1']), null),
  ];
  assert.equal(betTotal(bets), {
    bets: 4,
    won: 1,
    unknown: 1,
    staked: 6,
    refunded: 2,
    returned: 8.7,
    profit: 4.7,
    perDollar: 2.175,
  });
  assert.is(betTotal([]).perDollar, null);
});

test('sums are whole cents, however many bets there are', () => {
  const thirds = Array.from({ length: 30 }, () =>
    replayedBets(recommendation('BET', '1', ['1']), aRaceResult({ payouts: [aPayout({ payoff: 2.1 })] })),
  ).flat();
  assert.equal([betTotal(thirds).returned, betTotal(thirds).profit], [63, 3]);
});

test.run();
