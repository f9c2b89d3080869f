import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceId } from '#core/card/race.ts';
import type { SpendSum } from '#core/spend/call.ts';
import { NANOS } from '#core/spend/price.ts';
import { scoredPickCost } from '#core/spend/scored-pick.ts';

const test = suite('what a scored pick cost');

const paid = (key: string | null, dollars: number): SpendSum => ({
  ...{ key, calls: 1, tokens: 1_000, assumed: 0 },
  nanos: dollars * NANOS,
});
const scored = (race: string, picks: number) => ({ raceId: race as RaceId, picks });

test('three races with five picks for $10 are $2 a pick', () => {
  const byRace = [paid('race-1', 6), paid('race-2', 4)];
  const cost = scoredPickCost({ byRace, inTime: [paid('openai', 12)] }, [
    scored('race-1', 2),
    scored('race-2', 2),
    scored('race-3', 1),
  ]);
  assert.equal(cost, { races: 3, picks: 5, cost: 10, perPick: 2, ofAllPicks: 12 });
});

test('a race that is not settled costs no scored pick, but counts among all', () => {
  const byRace = [paid('race-1', 6), paid('race-2', 4), paid(null, 3)];
  const { cost, perPick, ofAllPicks } = scoredPickCost({ byRace, inTime: byRace }, [scored('race-1', 2)]);
  assert.equal([cost, perPick, ofAllPicks], [6, 3, 13]);
});

test('without a settled pick there is no cost of one, though money was spent', () => {
  const spent = { byRace: [paid('race-1', 6)], inTime: [paid('openai', 6)] };
  assert.equal(scoredPickCost(spent, []).perPick, null);
  const { races, picks, perPick, cost } = scoredPickCost(spent, [scored('race-1', 0)]);
  assert.equal([races, picks, perPick, cost], [1, 0, null, 6]);
});

test('picks that cost nothing cost nothing each', () => {
  assert.is(scoredPickCost({ byRace: [], inTime: [] }, [scored('race-1', 4)]).perPick, 0);
});

test.run();
