import { sumBy } from '../../kernel/numbers.ts';
/** Chances of about one size, and what became of them. */
export interface CalibrationBin {
  readonly low: number;
  readonly high: number;
  /** Mean chance given. */
  readonly predicted: number;
  /** Share that won. */
  readonly actual: number;
  readonly count: number;
}

/** A chance given and the share of the win it got. */
export interface Forecast {
  readonly chance: number;
  readonly won: number;
}

const BINS = 10;

/** Chances that differ by less are taken for equal. */
const FINEST = 1e-8;
/** More forecasts than any record holds: chance and place together stay below 2 to the power of 53. */
const MOST = 2 ** 26;

/** Forecasts by chance, equal ones in their order: numbers are sorted, each with its place, many times faster than objects. */
function byChance(forecasts: readonly Forecast[]): readonly Forecast[] {
  const keys = Float64Array.from(
    forecasts,
    ({ chance }, place) => Math.round(chance / FINEST) * MOST + place,
  ).sort();
  return Array.from(keys, (key) => forecasts[key % MOST] as Forecast);
}

/** Ten bins with equally many chances each, lowest first. */
export function calibrationOf(forecasts: readonly Forecast[]): readonly CalibrationBin[] {
  const sorted = byChance(forecasts);
  return Array.from({ length: BINS }, (_, index) => {
    const bin = sorted.slice(
      Math.floor((index * sorted.length) / BINS),
      Math.floor(((index + 1) * sorted.length) / BINS),
    );
    return bin;
  })
    .filter((bin) => bin.length > 0)
    .map((bin) => ({
      low: bin[0]?.chance ?? 0,
      high: bin.at(-1)?.chance ?? 0,
      predicted: sumBy(bin, ({ chance }) => chance) / bin.length,
      actual: sumBy(bin, ({ won }) => won) / bin.length,
      count: bin.length,
    }));
}

/** Mean distance between predicted and actual, each bin counting by its size. */
export function calibrationError(bins: readonly CalibrationBin[]): number {
  const count = sumBy(bins, (bin) => bin.count);
  return sumBy(bins, (bin) => bin.count * Math.abs(bin.predicted - bin.actual)) / count;
}

const ROUNDS = 30;
const EDGE = 1e-9;

/**
 * Slope of a logistic regression of winning on the log-odds of the chance: 1 is right, under 1 too sure of itself,
 * over 1 too timid. Newton's method on intercept and slope, in steps of one at most: an upset at a tiny chance does
 * not throw it off.
 */
export function calibrationSlope(forecasts: readonly Forecast[]): number {
  let intercept = 0;
  let slope = 1;
  const points = forecasts.map(({ chance, won }) => {
    const bounded = Math.min(1 - EDGE, Math.max(EDGE, chance));
    return { x: Math.log(bounded / (1 - bounded)), won };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    let [a, b, aa, ab, bb] = [0, 0, 0, 0, 0];
    for (const { x, won } of points) {
      const chance = 1 / (1 + Math.exp(-(intercept + slope * x)));
      const weight = chance * (1 - chance);
      a += won - chance;
      b += (won - chance) * x;
      aa += weight;
      ab += weight * x;
      bb += weight * x * x;
    }
    const determinant = aa * bb - ab * ab;
    if (Math.abs(determinant) < EDGE) return Number.NaN;
    const stepIntercept = (bb * a - ab * b) / determinant;
    const stepSlope = (aa * b - ab * a) / determinant;
    const share = 1 / Math.max(1, Math.abs(stepIntercept), Math.abs(stepSlope));
    intercept += share * stepIntercept;
    slope += share * stepSlope;
    if (Math.abs(stepSlope) < EDGE) break;
  }
  return slope;
}
