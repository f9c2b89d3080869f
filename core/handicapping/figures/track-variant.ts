import { medianOf, sumOf } from '../../kernel/numbers.ts';

/** How much faster than usual a surface was on a day, in points: to be taken off every figure earned on it. */
export interface TrackVariant {
  /** Held to zero while races are few. */
  readonly points: number;
  /** The plain mean of the races kept. */
  readonly measured: number;
  /** Races behind it, outliers left out. */
  readonly races: number;
  readonly dropped: number;
}

interface VariantSettings {
  /** Races that outweigh the belief that the track is as always. */
  readonly strength: number;
  /** Further than this many standard deviations from the middle of the day is an outlier; at four races or more. */
  readonly outlier: number;
  /** Points the races of a day differ by anyhow. */
  readonly leastSpread: number;
}

const VARIANT_SETTINGS: VariantSettings = { strength: 2, outlier: 2.5, leastSpread: 5 };

const FEW = 4;
/** Median absolute deviation to standard deviation, for a normal spread. */
const TO_DEVIATION = 1.4826;

function withoutOutliers(values: readonly number[], settings: VariantSettings): readonly number[] {
  if (values.length < FEW) return values;
  const middle = medianOf(values);
  const spread = TO_DEVIATION * medianOf(values.map((value) => Math.abs(value - middle)));
  const limit = settings.outlier * Math.max(spread, settings.leastSpread);
  return values.filter((value) => Math.abs(value - middle) <= limit);
}

/**
 * The variant of one surface on one day from how far each race's winner was over par. Outliers are dropped; the
 * mean is held to zero as n / (n + 2) for n races. Example: +6, +4 and +5 over three races: mean 5, variant 3.
 * A track measured two points slow (-2) turns a raw 86 into 88.
 */
export function trackVariant(
  overPar: readonly number[],
  settings: VariantSettings = VARIANT_SETTINGS,
): TrackVariant {
  const used = withoutOutliers(overPar, settings);
  const races = used.length;
  const sum = sumOf(used);
  return {
    points: sum / (races + settings.strength),
    measured: races === 0 ? 0 : sum / races,
    races,
    dropped: overPar.length - races,
  };
}
