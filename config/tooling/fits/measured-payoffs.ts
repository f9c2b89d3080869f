import { sumBy, sumOf } from '#core/kernel/numbers.ts';
import { ENOUGH_PAYOFFS, type MeasuredWager, type PayoffRatio } from '#core/tickets/payoff/payoff-record.ts';
import { type AnyWager, WAGERS } from '#core/tickets/wager.ts';
import type { ComparedPayoff } from './compared-payoffs.ts';

/** Fewer say nothing. */
const LEAST_PAYOFFS = 40;
const DIGITS = 4;
/** Share of the payoffs that the range is to hold, and how sure it is to hold them where there are few. */
const HELD = 0.8;
const SURE = 0.9;

const rounded = (value: number): number => Number(value.toFixed(DIGITS));

/** Chance of at most `most` successes in `tries` of that chance. */
function atMost(most: number, tries: number, chance: number): number {
  let term = (1 - chance) ** tries;
  let sum = term;
  for (let count = 1; count <= most; count += 1) {
    term *= ((tries - count + 1) / count) * (chance / (1 - chance));
    sum += term;
  }
  return sum;
}

/**
 * How many of the lowest and of the highest to leave out so that what is between holds four in five of all payoffs with a
 * certainty of 90%: three of 49 from either end are cut to the third. Without any distribution assumed (Wilks, 1941):
 * the payoffs held are a binomial count.
 */
export function cutForFew(count: number): number {
  let cut = 1;
  while (2 * (cut + 1) < count && atMost(count - 2 * (cut + 1), count, HELD) >= SURE) cut += 1;
  return cut;
}

interface Weighted {
  readonly ratio: number;
  readonly weight: number;
}

/** The value with a share of the weight below it, half of its own weight counted, between neighbors in proportion. */
function valueBelow(sorted: readonly Weighted[], share: number): number {
  const wanted = share * sumBy(sorted, ({ weight }) => weight);
  let below = 0;
  let last: { readonly ratio: number; readonly middle: number } | null = null;
  for (const { ratio, weight } of sorted) {
    const middle = below + weight / 2;
    if (middle >= wanted)
      return last === null
        ? ratio
        : last.ratio + ((ratio - last.ratio) * (wanted - last.middle)) / (middle - last.middle);
    below += weight;
    last = { ratio, middle };
  }
  return last?.ratio ?? 0;
}

/** A track counts by the square root of its payoffs, so that one long meet does not speak for all the others. */
function weighted(rows: readonly ComparedPayoff[]): readonly Weighted[] {
  const onTrack = new Map<string, number>();
  for (const { track } of rows) onTrack.set(track, (onTrack.get(track) ?? 0) + 1);
  return rows
    .map(({ ratio, track }) => ({ ratio, weight: 1 / Math.sqrt(onTrack.get(track) ?? 1) }))
    .toSorted((a, b) => a.ratio - b.ratio);
}

/** Median and range of four in five; of fewer than a hundred a range wide enough to be sure of it. */
export function ratioOf(rows: readonly ComparedPayoff[]): PayoffRatio {
  const sorted = weighted(rows);
  const isFew = sorted.length < ENOUGH_PAYOFFS;
  const cut = cutForFew(sorted.length);
  const low = isFew ? (sorted[cut - 1]?.ratio ?? 0) : valueBelow(sorted, (1 - HELD) / 2);
  const high = isFew ? (sorted[sorted.length - cut]?.ratio ?? 0) : valueBelow(sorted, (1 + HELD) / 2);
  return { median: rounded(valueBelow(sorted, 0.5)), low: rounded(low), high: rounded(high) };
}

const measured = (wager: AnyWager, track: string | null, rows: readonly ComparedPayoff[]): MeasuredWager => ({
  wager,
  track,
  payoffs: rows.length,
  tracks: new Set(rows.map((row) => row.track)).size,
  days: new Set(rows.map(({ track: code, day }) => `${code} ${day}`)).size,
  ...ratioOf(rows),
});

/**
 * What the estimates of each wager were worth, over all tracks and at each track with a hundred payoffs; wagers with fewer
 * than forty are left out.
 */
export const measuredWagers = (compared: readonly ComparedPayoff[]): readonly MeasuredWager[] =>
  WAGERS.flatMap((wager) => {
    const rows = compared.filter((row) => row.wager === wager);
    if (rows.length < LEAST_PAYOFFS) return [];
    const ofTrack = [...new Set(rows.map(({ track }) => track))]
      .sort()
      .map((track) => ({ track, rows: rows.filter((row) => row.track === track) }))
      .filter((group) => group.rows.length >= ENOUGH_PAYOFFS);
    return [measured(wager, null, rows), ...ofTrack.map((group) => measured(wager, group.track, group.rows))];
  });

/**
 * Share of the payoffs of a wager, 0-1, in the range of the payoffs at all other tracks: how the range does at a track that
 * was never measured. Null with one track alone.
 */
export function shareHeldElsewhere(rows: readonly ComparedPayoff[]): number | null {
  const tracks = [...new Set(rows.map(({ track }) => track))];
  if (tracks.length < 2) return null;
  const held = tracks.map((name) => {
    const { low, high } = ratioOf(rows.filter(({ track }) => track !== name));
    return rows.filter(({ track, ratio }) => track === name && ratio >= low && ratio <= high).length;
  });
  return sumOf(held) / rows.length;
}
