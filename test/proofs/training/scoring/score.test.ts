import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { brierOf, lossOf, topPickShare } from '#core/training/scoring/loss.ts';
import { scoreOrder } from '#core/training/scoring/order-score.ts';
import { recordOf, scoreOf } from '#core/training/scoring/score.ts';
import { anExample, inventedExamples } from '#test/core/training/fitting/an-example.ts';
import { dayAt } from '#test/core/training/fitting/ran.ts';

const test = suite('scores');

const near = (value: number | undefined | null, wanted: number, by = 1e-9): void =>
  assert.ok(typeof value === 'number' && Math.abs(value - wanted) < by, `${value} is not ${wanted}`);

test('a winner at 25 % costs ln 4, a dead heat half of each, a sure thing nothing', () => {
  near(lossOf([0.25, 0.75], [1, 0]), Math.log(4));
  near(lossOf([0.25, 0.5, 0.25], [0.5, 0.5, 0]), (Math.log(4) + Math.log(2)) / 2);
  near(lossOf([1, 0], [1, 0]), 0);
  assert.ok(Number.isFinite(lossOf([0, 1], [1, 0])));
});

test('of a dead heat the shares are the best chances', () => {
  const won = [0.5, 0.5, 0];
  assert.ok(lossOf([0.5, 0.5, 0], won) < lossOf([0.6, 0.4, 0], won));
});

test('Brier: .4 .3 .3 when the first wins is (.36 + .09 + .09) / 3', () => {
  near(brierOf([0.4, 0.3, 0.3], [1, 0, 0]), 0.18);
});

test('a top pick that wins counts 1, one of a dead heat a half, one of two equal favorites a half', () => {
  near(topPickShare([0.5, 0.3, 0.2], [1, 0, 0]), 1);
  near(topPickShare([0.5, 0.3, 0.2], [0.5, 0.5, 0]), 0.5);
  near(topPickShare([0.4, 0.4, 0.2], [1, 0, 0]), 0.5);
  near(topPickShare([0.4, 0.4, 0.2], [0, 0, 1]), 0);
});

const scored = [
  { example: anExample({ day: dayAt(0) }), chances: [0.5, 0.2, 0.2, 0.1] },
  { example: anExample({ day: dayAt(1), won: [0, 1, 0, 0] }), chances: [0.5, 0.2, 0.2, 0.1] },
];

test('losses are paired with the public’s race by race', () => {
  const score = scoreOf('mine', scored);
  const differences = [Math.log(0.4 / 0.5), Math.log(0.3 / 0.2)] as const;
  near(score.logLoss, -(Math.log(0.5) + Math.log(0.2)) / 2);
  near(score.meanDifferenceToPublic, (differences[0] + differences[1]) / 2);
  near(score.standardError, Math.abs(differences[0] - differences[1]) / 2);
  near(score.pseudoR2, 1 - score.logLoss / Math.log(4));
  near(score.deltaR2, -score.meanDifferenceToPublic / Math.log(4));
  assert.equal([score.races, score.topPickRate, score.favoriteRate], [2, 0.5, 0.5]);
});

test('the public scores the same as itself', () => {
  const examples = inventedExamples({ seed: 2, days: 6 });
  const score = scoreOf(
    'public',
    examples.map((example) => ({ example, chances: example.publicChances })),
  );
  assert.equal(
    [score.meanDifferenceToPublic, score.standardError, score.deltaR2, score.differenceInterval],
    [0, 0, 0, { low: 0, high: 0 }],
  );
  assert.is(score.topPickRate, score.favoriteRate);
  assert.equal(score.roi, { bets: 0, return: null, low: null, high: null });
});

test('equal chances have a pseudo R2 of nothing', () => {
  const examples = inventedExamples({ seed: 2, days: 6 });
  const equal = examples.map((example) => ({
    example,
    chances: example.publicChances.map(() => 1 / example.interests),
  }));
  near(scoreOf('equal', equal).pseudoR2, 0);
});

test('true chances are calibrated, and no model that knows less scores better', () => {
  const examples = inventedExamples({ seed: 5, days: 150 });
  const truth = scoreOf(
    'truth',
    examples.map((example) => ({ example, chances: example.publicChances })),
  );
  near(truth.calibrationSlope, 1, 0.08);
  assert.ok(truth.calibrationError < 0.02, `${truth.calibrationError}`);
  const timid = examples.map((example) => ({
    example,
    chances: example.publicChances.map((chance) => 0.7 * chance + 0.3 / example.interests),
  }));
  const { meanDifferenceToPublic, standardError, calibrationSlope } = scoreOf('timid', timid);
  assert.ok(meanDifferenceToPublic > 2 * standardError && calibrationSlope > 1.1);
});

test('a bet is made where chance times return is above one: 3-1 at 30 %, not at 25 %', () => {
  const example = anExample({ odds: [3, 3, 3, 3] });
  const { roi } = scoreOf('mine', [{ example, chances: [0.3, 0.25, 0.25, 0.2] }]);
  assert.equal([roi.bets, roi.return, roi.low], [1, 3, null]);
});

test('bets over days: five dollars out, a winner at 4-1 back even', () => {
  const races = [0, 1, 2, 3, 4].map((day) => ({
    example: anExample({ day: dayAt(day), odds: [4, 4, 4, 4], won: day === 0 ? [1, 0, 0, 0] : [0, 1, 0, 0] }),
    chances: [0.4, 0.2, 0.2, 0.2],
  }));
  const { roi } = scoreOf('mine', races);
  assert.equal([roi.bets, roi.return], [5, 0]);
  assert.ok((roi.low ?? 0) < 0 && (roi.high ?? 0) > 0);
});

test('a dead heat pays a half', () => {
  const example = anExample({ odds: [3, 3, 3, 3], won: [0.5, 0.5, 0, 0] });
  near(scoreOf('mine', [{ example, chances: [0.4, 0.2, 0.2, 0.2] }]).roi.return, 1);
});

test('no bets are no return', () => {
  const none = recordOf(scored, () => ({ sum: 0, count: 0 }));
  assert.equal(none, { bets: 0, return: null, low: null, high: null });
});

test('Harville: .4 then .3 of the rest then .2 of the rest', () => {
  const { exactaLogLoss, trifectaLogLoss, races } = scoreOrder(
    'Harville',
    [{ example: anExample(), chances: [0.4, 0.3, 0.2, 0.1] }],
    { second: 1, third: 1 },
  );
  near(exactaLogLoss, -Math.log((0.4 * 0.3) / 0.6));
  near(trifectaLogLoss, -Math.log((((0.4 * 0.3) / 0.6) * 0.2) / 0.3));
  assert.is(races, 1);
});

test('races with a tie in the first three are left out', () => {
  const two = { example: anExample({ order: [0, 1] }), chances: [0.4, 0.3, 0.2, 0.1] };
  const three = { ...two, example: anExample() };
  assert.is(scoreOrder('x', [two, three, two], { second: 1, third: 1 }).races, 1);
});

test('the exponents that drew second and third score better than Harville’s', () => {
  const rows = inventedExamples({ seed: 6, days: 150, order: [0.7, 0.5] }).map((example) => ({
    example,
    chances: example.publicChances,
  }));
  const [true_, harville] = [
    { second: 0.7, third: 0.5 },
    { second: 1, third: 1 },
  ].map((exponents) => scoreOrder('x', rows, exponents));
  assert.ok((true_?.exactaLogLoss ?? 9) < (harville?.exactaLogLoss ?? 0));
  assert.ok((true_?.trifectaLogLoss ?? 9) < (harville?.trifectaLogLoss ?? 0));
});

test.run();
