import type { QuotedPrice } from '#core/card/price.ts';
import { morningLineText } from '#core/card/price-text.ts';
import { sumBy } from '#core/kernel/numbers.ts';
import type { Rng } from '../rng.ts';

/** Prices a linemaker uses, as odds to one. */
const LADDER = [
  0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 8, 10, 12, 15, 20, 30,
] as const;
/** How sharply a linemaker's chances follow the points between horses. */
const SCALES = [5, 4.8, 5.2, 4.6, 5.4] as const;
/** The sum of the chances of a line before it becomes prices: takeout and breakage are in it. */
const LINE_SUM = 1.24;
/** Adjustments of the sum that are tried, the smallest first. */
const SUMS = Array.from({ length: 40 }, (_, step) => (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * 0.005);

/** Halfway between two neighbours on the ladder, as chances: below the last one the longest price is nearest. */
const STEPS = LADDER.slice(1).map((price, index) =>
  Math.sqrt(1 / ((price + 1) * ((LADDER[index] ?? price) + 1))),
);

function nearestPrice(chance: number): number {
  const index = STEPS.findIndex((middle) => chance >= middle);
  return LADDER[index === -1 ? LADDER.length - 1 : index] ?? 1;
}

const sumOf = (prices: readonly number[]): number => sumBy(prices, (price) => 1 / (price + 1));

function chances(strengths: readonly number[], scale: number): readonly number[] {
  const most = Math.max(...strengths);
  const weights = strengths.map((points) => Math.exp((points - most) / scale));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/**
 * A morning line for betting interests of that strength (points of speed figure): chances by strength, in the
 * usual prices; of the tellings tried the one whose chances add up best is taken.
 * Example: strengths 90, 86 and 82 are chances of .61, .27 and .12, told as 2-5, 9-5 and 5-1 (a sum of 1.24).
 */
export function morningLine(strengths: readonly number[], wantedSum = LINE_SUM): readonly QuotedPrice[] {
  const off = (prices: readonly number[]): number => Math.abs(sumOf(prices) - wantedSum);
  const tellings = SCALES.flatMap((scale) => {
    const lineChances = chances(strengths, scale);
    return SUMS.map((extra) =>
      lineChances.map((chance) => nearestPrice(Math.min(0.85, chance * (wantedSum + extra)))),
    );
  });
  const best = tellings.reduce((a, b) => (off(b) < off(a) ? b : a));
  return best.map((toOne) => ({ text: morningLineText(toOne), toOne }));
}

/** What a linemaker sees of a horse: recent figures first, some of the rest, and a little error. */
export function strengthSeen(
  horse: { readonly ability: number; readonly handsSkill: number },
  recentFigures: readonly number[],
  rng: Rng,
): number {
  const hands = (horse.handsSkill - 0.15) * 12;
  const best = [...recentFigures.slice(0, 3)].sort((a, b) => b - a).slice(0, 2);
  const recent = best.reduce((sum, figure) => sum + figure, 0) / Math.max(1, best.length);
  if (best.length < 2) return horse.ability + 3 + hands + rng.normal(0, 2);
  return 0.65 * recent + 0.35 * (horse.ability + 2) + hands + rng.normal(0, 1);
}
