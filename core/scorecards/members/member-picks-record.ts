import { shrunkShare } from '../../handicapping/shrinkage.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { sumBy } from '../../kernel/numbers.ts';
import type { BetType } from '../../picks/member-picks/member-pick.ts';
import { dayInterval, type Interval } from '../../training/scoring/bootstrap.ts';
import { isScored, type ScoredPick } from './member-picks.ts';

/** What a member's scored picks came to. */
export interface PickRecord {
  /** Current picks, those without a result included. */
  readonly picks: number;
  readonly scored: number;
  readonly won: number;
  /** 0-100; null without a scored pick. */
  readonly winPercent: number | null;
  /** Dollars at risk and paid back. */
  readonly staked: number;
  readonly returned: number;
  /** Profit in percent of the stakes; null without one. */
  readonly roi: number | null;
  /** 95% range of the profit by whole race days, in percent of the stakes; null with fewer than two days. */
  readonly roiRange: Interval | null;
  /** 0 and up: cents that come back for a dollar, held to what the public gets back; null below the least sample. */
  readonly rating: number | null;
  /** The bet type picked most; null without a pick. */
  readonly favoriteBet: BetType | null;
}

/** Fewer scored picks than this are not rated. */
export const LEAST_SCORED = 5;

/** Scored picks that outweigh the public's return. */
const STRENGTH = 20;

function favoriteOf(types: readonly BetType[]): BetType | null {
  const counts = new Map<BetType, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

const sumOf = (scored: readonly ScoredPick[], dollarsOf: (scoredPick: ScoredPick) => number): number =>
  sumBy(scored, dollarsOf);

const riskOf = ({ settlement: { staked, refunded } }: ScoredPick): number => staked - refunded;

/** Each pick counts as one stake, whatever its ticket cost. */
function ratingOf(scored: readonly ScoredPick[], publicReturn: number): number | null {
  if (scored.length < LEAST_SCORED) return null;
  const shares = sumOf(scored, (scoredPick) => scoredPick.settlement.returned / riskOf(scoredPick));
  return 100 * shrunkShare(shares, scored.length, publicReturn, STRENGTH);
}

function roiRangeOf(scored: readonly ScoredPick[]): Interval | null {
  const days = [...groupBy(scored, ({ pick }) => pick.day).values()].map((picks) => ({
    sum: 100 * sumOf(picks, ({ settlement: { staked, refunded, returned } }) => returned - staked + refunded),
    count: sumOf(picks, riskOf),
  }));
  return dayInterval(days.filter(({ count }) => count > 0));
}

/**
 * Adds up one member's current picks. `publicReturn` is what a dollar of the public returns, 0-1 (the pool less the
 * takeout): ratings of small samples are held to it as if by twenty more picks.
 */
export function pickRecord(
  types: readonly BetType[],
  settled: readonly ScoredPick[],
  publicReturn: number,
): PickRecord {
  const scored = settled.filter(isScored);
  const won = scored.filter(({ settlement }) => settlement.outcome === 'won').length;
  const staked = sumOf(scored, riskOf);
  const returned = sumOf(scored, ({ settlement }) => settlement.returned);
  return {
    picks: types.length,
    scored: scored.length,
    won,
    winPercent: scored.length === 0 ? null : (100 * won) / scored.length,
    staked,
    returned,
    roi: staked === 0 ? null : (100 * (returned - staked)) / staked,
    roiRange: roiRangeOf(scored),
    rating: ratingOf(scored, publicReturn),
    favoriteBet: favoriteOf(types),
  };
}
