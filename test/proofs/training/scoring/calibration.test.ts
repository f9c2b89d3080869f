import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  calibrationError,
  calibrationOf,
  calibrationSlope,
  type Forecast,
} from '#core/training/scoring/calibration.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('calibration');

const near = (value: number | undefined, wanted: number, by = 1e-9): void =>
  assert.ok(value !== undefined && Math.abs(value - wanted) < by, `${value} is not ${wanted}`);

/** Chances that come true as `truth` says. */
function reportedBy(seed: number, count: number, truth: (chance: number) => number): readonly Forecast[] {
  const rng = seededRng(seed);
  return Array.from({ length: count }, () => {
    const chance = 0.02 + 0.5 * rng();
    return { chance, won: rng() < truth(chance) ? 1 : 0 };
  });
}

const bent = (slope: number) => (chance: number) =>
  1 / (1 + Math.exp(-slope * Math.log(chance / (1 - chance))));

test('ten bins of equal size, lowest first, with every chance in one', () => {
  const bins = calibrationOf(reportedBy(1, 1_003, (chance) => chance));
  assert.is(bins.length, 10);
  assert.is(
    bins.reduce((sum, { count }) => sum + count, 0),
    1_003,
  );
  assert.ok(bins.every(({ count }) => count === 100 || count === 101));
  bins.forEach(({ low, high, predicted }, bin) => {
    assert.ok(low <= predicted && predicted <= high && high <= (bins[bin + 1]?.low ?? 1));
  });
});

test('a bin says the mean chance and the share that won: .1 .2 .3 and one of three', () => {
  const rows = [0.1, 0.2, 0.3].flatMap((chance) => new Array<Forecast>(10).fill({ chance, won: 0 }));
  const forecasts = rows.map((row, index) => ({ ...row, won: index % 10 === 0 ? 1 : 0 }));
  const bins = calibrationOf(forecasts);
  near(bins[0]?.predicted, 0.1);
  near(
    bins.reduce((sum, bin) => sum + bin.actual * bin.count, 0),
    3,
  );
});

test('fewer chances than bins leave bins out; none leave none', () => {
  assert.is(calibrationOf(reportedBy(1, 4, () => 1)).length, 4);
  assert.equal(calibrationOf([]), []);
});

test('the error is the mean distance, by size', () => {
  const bin = { low: 0, high: 1, predicted: 0.3, actual: 0.2, count: 30 };
  near(calibrationError([bin, { ...bin, actual: 0.3, count: 10 }]), 0.075);
});

test('chances that come true as stated have slope 1 and next to no error', () => {
  const reported = reportedBy(7, 40_000, (chance) => chance);
  near(calibrationSlope(reported), 1, 0.04);
  assert.ok(calibrationError(calibrationOf(reported)) < 0.01);
});

test('chances too sure of themselves have a slope under one, timid ones over one', () => {
  near(calibrationSlope(reportedBy(8, 40_000, bent(0.7))), 0.7, 0.04);
  near(calibrationSlope(reportedBy(9, 40_000, bent(1.4))), 1.4, 0.06);
});

test('two kinds of chances are distinguished exactly: .2 won 1 in 5 and .5 won 1 in 2', () => {
  const rowsOf = (chance: number, wins: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ chance, won: index < wins ? 1 : 0 }));
  near(calibrationSlope([...rowsOf(0.2, 20, 100), ...rowsOf(0.5, 50, 100)]), 1, 1e-6);
  const logit = (p: number) => Math.log(p / (1 - p));
  const steeper = (logit(0.6) - logit(0.1)) / (logit(0.5) - logit(0.2));
  near(calibrationSlope([...rowsOf(0.2, 10, 100), ...rowsOf(0.5, 60, 100)]), steeper, 1e-6);
});

test('a share of a dead heat counts as a share', () => {
  const shared = [
    ...new Array<Forecast>(100).fill({ chance: 0.5, won: 0.5 }),
    ...new Array<Forecast>(100).fill({ chance: 0.2, won: 0.2 }),
  ];
  near(calibrationSlope(shared), 1, 1e-6);
});

test('equal chances have no slope', () => {
  assert.ok(Number.isNaN(calibrationSlope(new Array<Forecast>(50).fill({ chance: 0.25, won: 0.25 }))));
});

test.run();
