/** What a combination pays by the prices, and how likely it is to come in. */
export interface PayoffPoint {
  /** Natural log of dollars for a dollar on the combination. */
  readonly log: number;
  /** Our chance that it comes in. */
  readonly weight: number;
}

/** Payoffs nearer than this, half a percent, are one point. */
const WIDTH = 0.005;

/**
 * Points with near payoffs merged at their weighted mean, lowest first: however many combinations a ticket has, a few
 * thousand points are left. A point alone keeps its payoff exactly; points without weight are left out.
 */
export function mergedPoints(points: Iterable<PayoffPoint>): readonly PayoffPoint[] {
  const bins = new Map<number, { weight: number; product: number }>();
  for (const { log, weight } of points) {
    if (weight <= 0) continue;
    const key = Math.round(log / WIDTH);
    const bin = bins.get(key);
    if (bin === undefined) bins.set(key, { weight, product: weight * log });
    else {
      bin.weight += weight;
      bin.product += weight * log;
    }
  }
  return [...bins.values()]
    .map(({ weight, product }) => ({ log: product / weight, weight }))
    .sort((a, b) => a.log - b.log);
}
