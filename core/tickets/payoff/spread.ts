import { sumBy } from '../../kernel/numbers.ts';
import type { PayoffPoint } from './payoff-points.ts';
import type { PayoffRatio } from './payoff-record.ts';

/** What a ticket pays when it cashes, for a dollar on each combination. */
export interface Spread {
  /** It pays less in one win of ten. */
  readonly low: number;
  /** It pays less in one win of two. */
  readonly middle: number;
  /** It pays more in one win of ten. */
  readonly high: number;
}

/** A tenth of the normal distribution lies below minus this. */
const TENTH = 1.2815515655446004;
const STEPS = 60;
/** A range narrower than this is a point. */
const LEAST_WIDTH = 1e-9;
/** Beyond so many deviations nothing is left. */
const FAR = 8;

/** Share of the standard normal distribution below z, to 1e-7 (Abramowitz and Stegun, 26.2.17). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z < 0 ? tail : 1 - tail;
}

interface LogRatio {
  readonly median: number;
  /** Standard deviations of the log below and above the median. */
  readonly below: number;
  readonly above: number;
}

const logRatioOf = ({ median, low, high }: PayoffRatio): LogRatio => ({
  median: Math.log(median),
  below: Math.max(LEAST_WIDTH, Math.log(median / low) / TENTH),
  above: Math.max(LEAST_WIDTH, Math.log(high / median) / TENTH),
});

/** The weight of the payoffs below a log. */
function weightBelow(log: number, points: readonly PayoffPoint[], ratio: LogRatio): number {
  return sumBy(points, (point) => {
    const off = log - point.log - ratio.median;
    return point.weight * normalBelow(off / (off < 0 ? ratio.below : ratio.above));
  });
}

function quantile(share: number, points: readonly PayoffPoint[], ratio: LogRatio): number {
  const wanted = share * sumBy(points, ({ weight }) => weight);
  const logs = points.map(({ log }) => log + ratio.median);
  let low = Math.min(...logs) - FAR * ratio.below;
  let high = Math.max(...logs) + FAR * ratio.above;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (weightBelow(middle, points, ratio) < wanted) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}

/**
 * The spread of the payoff over the combinations a ticket can win with, weighted by our chance of each, and over the
 * measured doubt of the estimate. The doubt is a normal distribution of the log ratio, of another width below its median
 * than above, through the three measured points. One combination gives the estimate times median, low and high; without
 * a doubt all three are the same. Null for a ticket that cannot win.
 */
export function spreadOf(points: readonly PayoffPoint[], doubt: PayoffRatio): Spread | null {
  if (points.length === 0) return null;
  const ratio = logRatioOf(doubt);
  return {
    low: quantile(0.1, points, ratio),
    middle: quantile(0.5, points, ratio),
    high: quantile(0.9, points, ratio),
  };
}
