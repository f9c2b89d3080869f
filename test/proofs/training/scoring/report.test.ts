import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { walkForward } from '#core/training/fitting/walk.ts';
import { reportOf, type ScoreReport } from '#core/training/scoring/report.ts';
import { anExample, FEATURE_COUNT, inventedExamples } from '#test/core/training/fitting/an-example.ts';
import { dayAt } from '#test/core/training/fitting/ran.ts';

const test = suite('the report on walked days');

const SETTINGS = {
  features: FEATURE_COUNT,
  fundamental: { softness: 0.5, penalty: 5, halfLifeDays: null },
  folds: 5,
  leastRaces: 40,
};
const span = { from: dayAt(12), to: dayAt(15), track: null };
const examples = inventedExamples({ seed: 31, days: 16, noise: 0.3, order: [0.8, 0.65] });
const past = examples.filter(({ day }) => day < span.from);

function reportOn(rows = examples, before = past): ScoreReport {
  const { walked, last } = walkForward(rows, span, SETTINGS);
  assert.ok(last);
  return reportOf(span, walked, last, before);
}
const report = reportOn();

test('it names the span, its races and days, and every model over the same races', () => {
  assert.equal([report.from, report.to, report.races, report.days], [dayAt(12), dayAt(15), 32, 4]);
  assert.equal(
    report.models.map(({ name, races }) => [name, races]),
    ['public', 'corrected', 'fundamental', 'blend', 'formula'].map((name) => [name, 32]),
  );
  assert.is(new Set(report.models.map(({ favoriteRate }) => favoriteRate)).size, 1);
});

test('it has every requested figure, in plain numbers', () => {
  for (const model of report.models) {
    const { logLoss, meanDifferenceToPublic, standardError, pseudoR2, deltaR2, brier, topPickRate } = model;
    const figures = [logLoss, meanDifferenceToPublic, standardError, pseudoR2, deltaR2, brier, topPickRate];
    assert.ok(figures.every(Number.isFinite), model.name);
    for (const bin of model.calibration)
      assert.equal(Object.keys(bin), ['low', 'high', 'predicted', 'actual', 'count']);
    assert.equal(Object.keys(model.roi), ['bets', 'return', 'low', 'high']);
  }
  for (const { exactaLogLoss, trifectaLogLoss } of report.orders)
    assert.ok(trifectaLogLoss > exactaLogLoss && exactaLogLoss > 0);
});

test('the same days give the same report', () => assert.equal(reportOn(), report));

test('the exponents of the order come from races before the span', () => {
  const turned = examples.map((example) =>
    example.day < span.from ? example : { ...example, order: [...example.order].reverse() },
  );
  const discounted = ({ orders }: ScoreReport) => orders.find(({ name }) => name === 'public, discounted');
  assert.not.equal(discounted(reportOn(turned)), discounted(report));
  assert.equal(discounted(reportOn(turned, past)), discounted(reportOn(turned)));
});

test('with nothing before the span the order is Harville’s, and every figure a number', () => {
  const [harville, discounted] = reportOn(examples, []).orders;
  assert.equal(
    [discounted?.exactaLogLoss, discounted?.trifectaLogLoss],
    [harville?.exactaLogLoss, harville?.trifectaLogLoss],
  );
});

test('a dollar on everything, and on each favorite', () => {
  const [everything, favorites] = report.baselines;
  const runners = examples.slice(-32).reduce((sum, { interests }) => sum + interests, 0);
  assert.equal([everything?.bets, favorites?.bets], [runners, 32]);
  const returned = (row: typeof everything) => 1 + (row?.return ?? 0);
  assert.ok(returned(everything) > 0 && returned(favorites) > 0);
});

test('equal favorites share the dollar: their order does not matter', () => {
  const even = { publicChances: [0.4, 0.4, 0.2], odds: [1, 1, 4] };
  const won = (index: number) => [0, 1, 2].map((which) => (which === index ? 1 : 0));
  const rows = examples.map((example, index) =>
    anExample({ ...even, day: example.day, won: won(index % 2), features: new Float64Array(6) }),
  );
  const returnOf = (report: ScoreReport) => report.baselines[1]?.return ?? Number.NaN;
  const turned = rows.map((example) => ({ ...example, won: [example.won[1] ?? 0, example.won[0] ?? 0, 0] }));
  assert.is(returnOf(reportOn(rows)), 0);
  const always = (index: number) => rows.map((example) => ({ ...example, won: won(index) }));
  assert.is(returnOf(reportOn(always(0))), returnOf(reportOn(always(1))));
  assert.is(returnOf(reportOn(turned)), 0);
});

test.run();
