import { sumBy } from '../../kernel/numbers.ts';
/** A span that the truth lies in with the stated confidence. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const ROUNDS = 2_000;
const SEED = 0x5eed;
const WHOLE = 2 ** 32;

/** The next state of a fixed sequence: Weyl steps through a 32-bit mixer (Steele and Vigna's SplitMix). */
const stepped = (state: number): number => (state + 0x9e3779b9) | 0;

/** The number in [0, 1) that belongs to a state. */
function drawnAt(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / WHOLE;
}

/** The means of one interval at a time, written over by the next. */
const means = new Float64Array(ROUNDS);

let drawn = { days: 0, order: new Uint16Array() };

/** Which days every round draws, round after round; those drawn last of as many days are still there. */
function drawsOf(days: number): Uint16Array {
  if (drawn.days === days) return drawn.order;
  const order = new Uint16Array(ROUNDS * days);
  let state = SEED;
  for (let index = 0; index < order.length; index += 1) {
    state = stepped(state);
    order[index] = Math.floor(drawnAt(state) * days);
  }
  drawn = { days, order };
  return order;
}

/** What one race day adds to a ratio of sums. */
export interface DaySum {
  readonly sum: number;
  readonly count: number;
}

/**
 * The 95% interval of sum over count, by drawing whole race days with replacement: races of a day share weather and
 * track and are not independent. Two thousand draws, the same ones each time. Null with fewer than two days.
 */
export function dayInterval(days: readonly DaySum[], share = 0.95): Interval | null {
  if (days.length < 2) return null;
  const sums = Float64Array.from(days, (day) => day.sum);
  const counts = Float64Array.from(days, (day) => day.count);
  const order = drawsOf(days.length);
  let dayCount = 0;
  let draw = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let sum = 0;
    let count = 0;
    for (const end = draw + sums.length; draw < end; draw += 1) {
      const day = order[draw] as number;
      sum += sums[day] as number;
      count += counts[day] as number;
    }
    if (count === 0) continue;
    means[dayCount] = sum / count;
    dayCount += 1;
  }
  const sorted = means.subarray(0, dayCount).sort();
  const edge = (1 - share) / 2;
  const index = (part: number): number => sorted[Math.min(dayCount - 1, Math.floor(part * dayCount))] ?? 0;
  return { low: index(edge), high: index(1 - edge) };
}

/** Standard error of sum over count over race days: spread of the day residuals (Huber-White by day). */
export function dayError(days: readonly DaySum[]): number {
  const count = sumBy(days, (day) => day.count);
  if (days.length < 2 || count === 0) return Number.NaN;
  const mean = sumBy(days, (day) => day.sum) / count;
  const squares = sumBy(days, (day) => (day.sum - mean * day.count) ** 2);
  return Math.sqrt((squares * days.length) / (days.length - 1)) / count;
}
