import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceExample } from '#core/training/fitting/training-example.ts';
import { judgmentsOf } from '#core/training/fitting/walk.ts';
import { reportOf } from '#core/training/scoring/report.ts';
import { near } from '#test/support/near.ts';
import { aFit } from '../fitting/a-fit.ts';
import { anExample } from '../fitting/an-example.ts';
import { dayAt } from '../fitting/ran.ts';

const test = suite('a report by hand');

const span = { from: dayAt(0), to: dayAt(9), track: null };
/** The report on races that were judged by one fit. */
const report = (examples: readonly RaceExample[], past: readonly RaceExample[] = []) =>
  reportOf(
    span,
    examples.map((example) => ({ example, judgments: judgmentsOf(example, aFit()) })),
    aFit(),
    past,
  );
/** A race of three at 1-1, 2-1 and 9-1. */
const race = (winner: number, day = 0): RaceExample =>
  anExample({
    publicChances: [0.5, 0.35, 0.15],
    odds: [1, 2, 9],
    won: [0, 1, 2].map((index) => (index === winner ? 1 : 0)),
    day: dayAt(day),
  });

test('races and days are counted as scored, the span stays as it was asked for', () => {
  const { from, to, track, races, days } = report([race(0, 1), race(1, 1), race(2, 3)]);
  assert.equal([from, to, track, races, days], [dayAt(0), dayAt(9), null, 3, 2]);
});

test('a dollar on everything: a winner at 2-1 of three runners brings three back', () => {
  const [everything] = report([race(1)]).baselines;
  assert.equal([everything?.name, everything?.bets, everything?.return], ['everything', 3, 0]);
});

test('a dollar on the favorite wins or loses with it', () => {
  const favorite = (winner: number) => report([race(winner)]).baselines[1];
  assert.equal([favorite(0)?.bets, favorite(0)?.return], [1, 1]);
  assert.equal([favorite(2)?.bets, favorite(2)?.return], [1, -1]);
});

test('two equal favorites share the dollar, and a dead heat the win', () => {
  const even = anExample({ publicChances: [0.4, 0.4, 0.2], odds: [1, 1, 4], won: [0, 1, 0] });
  assert.is(report([even]).baselines[1]?.return, 0);
  const dead = anExample({ publicChances: [0.6, 0.3, 0.1], odds: [1, 3, 9], won: [0.5, 0.5, 0] });
  assert.is(report([dead]).baselines[1]?.return, 0);
});

test('the weights of the blend are those of the last fit, to six digits', () => {
  const { used, free } = report([race(0)]).blend;
  assert.equal(used, {
    fundamental: { power: 0.123457, error: 0.05 },
    public: { power: 1.02, error: 0.01 },
  });
  assert.equal(free.fundamental, { power: -0.2, error: 0.1 });
});

test('every model is scored on the same races, the formula among them', () => {
  const { models } = report([race(0), race(1, 1)]);
  assert.equal(
    models.map(({ name, races }) => `${name} ${races}`),
    ['public 2', 'corrected 2', 'fundamental 2', 'blend 2', 'formula 2'],
  );
  near(models[4]?.logLoss, Math.log(3));
});

test('four orders are scored, and without a past the discounted one is Harville’s', () => {
  const { orders } = report([race(0)]);
  assert.equal(
    orders.map(({ name }) => name),
    ['public, Harville', 'public, discounted', 'blend, discounted', 'fundamental, Harville'],
  );
  near(orders[1]?.exactaLogLoss, orders[0]?.exactaLogLoss ?? Number.NaN);
  near(orders[0]?.exactaLogLoss, -Math.log((0.5 * 0.35) / 0.5));
});

test('an order that no race shows in full is left out of the report, not scored as no number', () => {
  const undecided = { ...race(0), order: [0] };
  assert.equal(report([undecided]).orders, []);
});

test('the exponents of the order are fitted on the past alone', () => {
  const past = [
    ...new Array<RaceExample>(9).fill({ ...race(0), order: [0, 1, 2] }),
    ...new Array<RaceExample>(1).fill({ ...race(0), order: [0, 2, 1] }),
  ];
  const [harville, discounted] = report([race(0)], past).orders;
  near(discounted?.exactaLogLoss, -Math.log(0.5 * 0.9), 1e-6);
  assert.ok((discounted?.exactaLogLoss ?? 9) < (harville?.exactaLogLoss ?? 0));
});

test.run();
