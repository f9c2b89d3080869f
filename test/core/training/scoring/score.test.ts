import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { recordOf, type ScoredRace, scoreOf } from '#core/training/scoring/score.ts';
import { near } from '#test/support/near.ts';
import { anExample } from '../fitting/an-example.ts';
import { dayAt } from '../fitting/ran.ts';

const test = suite('a score by hand');

const wonBy = (winner: number, field: number) =>
  Array.from({ length: field }, (_, index) => (index === winner ? 1 : 0));
/** A race of two at even prices, won by the first or the second. */
const match = (chance: number, winner: number, day = 0, odds: readonly number[] = [1, 1]): ScoredRace => ({
  example: anExample({ publicChances: [0.5, 0.5], odds, won: wonBy(winner, 2), day: dayAt(day) }),
  chances: [chance, 1 - chance],
});

test('.8 on the winner and .8 on the loser cost ln 1.25 and ln 5, the public ln 2 each time', () => {
  const score = scoreOf('mine', [match(0.8, 0, 0), match(0.8, 1, 1)]);
  near(score.logLoss, (Math.log(1.25) + Math.log(5)) / 2);
  near(score.meanDifferenceToPublic, score.logLoss - Math.log(2));
  near(score.pseudoR2, 1 - score.logLoss / Math.log(2));
  near(score.deltaR2, score.pseudoR2);
  near(score.brier, (0.04 + 0.64) / 2);
});

test('the standard error is of the two days: half the distance between them', () => {
  const { standardError } = scoreOf('mine', [match(0.8, 0, 0), match(0.8, 1, 1)]);
  near(standardError, (Math.log(5) - Math.log(1.25)) / 2);
});

test('two races of one day are one day: no interval and no error', () => {
  const score = scoreOf('mine', [match(0.8, 0), match(0.8, 1)]);
  assert.is(score.differenceInterval, null);
  assert.ok(Number.isNaN(score.standardError));
  assert.is(score.races, 2);
});

test('the top pick is the model’s, the favorite the public’s', () => {
  const example = anExample({ publicChances: [0.6, 0.4], won: [0, 1] });
  const { topPickRate, favoriteRate } = scoreOf('mine', [{ example, chances: [0.3, 0.7] }]);
  assert.equal([topPickRate, favoriteRate], [1, 0]);
});

test('a bet is made only above its price: .5 at even money is not a bet, .51 is', () => {
  assert.equal(scoreOf('mine', [match(0.5, 0)]).roi.bets, 0);
  const { bets, return: profit } = scoreOf('mine', [match(0.51, 0)]).roi;
  assert.equal([bets, profit], [1, 1]);
});

test('two overlays in one race are two bets: at 2-1 each, one wins and one loses', () => {
  const { bets, return: profit } = scoreOf('mine', [match(0.5, 0, 0, [2, 2])]).roi;
  assert.equal([bets, profit], [2, 0.5]);
});

test('the return is per dollar, whatever the days: three bets out, one back at 4-1', () => {
  const races = [0, 0, 1].map((day, index) => match(0.9, index === 0 ? 0 : 1, day, [4, 0.01]));
  const { bets, return: profit, low, high } = scoreOf('mine', races).roi;
  assert.is(bets, 3);
  near(profit, (4 - 1 - 1) / 3);
  assert.ok((low ?? 9) <= (profit ?? 0) && (profit ?? 0) <= (high ?? -9));
});

test('a record counts what is chosen, and days without a choice do not dilute it', () => {
  const races = [match(0.5, 0, 0), match(0.5, 1, 1), match(0.5, 1, 2)];
  const chosen = recordOf(races, ({ example }) =>
    example.day === dayAt(0) ? { sum: 1, count: 1 } : { sum: 0, count: 0 },
  );
  assert.equal([chosen.bets, chosen.return, chosen.high], [1, 1, 1]);
});

test('the order of the races changes no figure', () => {
  const races = fc.array(fc.tuple(fc.double({ min: 0.05, max: 0.95, noNaN: true }), fc.nat(1), fc.nat(3)), {
    minLength: 2,
    maxLength: 12,
  });
  fc.assert(
    fc.property(races, (drawn) => {
      const scored = drawn.map(([chance, winner, day]) => match(chance, winner, day));
      const [first, second] = [scoreOf('x', scored), scoreOf('x', [...scored].reverse())];
      for (const figure of ['logLoss', 'brier', 'topPickRate', 'meanDifferenceToPublic'] as const)
        near(first[figure], second[figure]);
      assert.is(first.roi.bets, second.roi.bets);
    }),
    { numRuns: 30 },
  );
});

test('a model that copies the public scores as the public, whoever wins', () => {
  const example = anExample({ won: [0.5, 0, 0.5, 0] });
  const score = scoreOf('copy', [{ example, chances: example.publicChances }]);
  assert.equal([score.meanDifferenceToPublic, score.deltaR2, score.topPickRate], [0, 0, score.favoriteRate]);
  near(score.logLoss, -(Math.log(0.4) + Math.log(0.2)) / 2);
});

test.run();
