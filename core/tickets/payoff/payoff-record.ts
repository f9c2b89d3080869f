import { trackBySlug } from '../../card/track.ts';
import type { AnyWager } from '../wager.ts';

/** How the payoff went against the estimate by the prices: a payoff of 0.9 of the estimate is 0.9. */
export interface PayoffRatio {
  readonly median: number;
  /** One payoff in ten is below this part of the estimate. */
  readonly low: number;
  /** One in ten is above this part of it. */
  readonly high: number;
}

/** What the estimates of a wager were worth on real races. */
export interface MeasuredWager extends PayoffRatio {
  readonly wager: string;
  /** Code of the only track that was looked at; null for all of them. */
  readonly track: string | null;
  /** Payoffs compared. */
  readonly payoffs: number;
  readonly tracks: number;
  readonly days: number;
}

/** The measured ratios of every wager with enough payoffs to compare. */
export interface PayoffRecord {
  readonly version: string;
  readonly date: string;
  readonly sample: {
    readonly races: number;
    readonly days: number;
    readonly from: string;
    readonly to: string;
    readonly of: string;
  };
  readonly note: string;
  readonly wagers: readonly MeasuredWager[];
}

/** With fewer payoffs than this the range is made wider, and said to be rough. */
export const ENOUGH_PAYOFFS = 100;

/** What was measured for a wager: at the track where enough was, else over all tracks. Null where nothing was. */
export function measuredFor(
  { wagers }: Pick<PayoffRecord, 'wagers'>,
  wager: AnyWager,
  trackSlug: string,
): MeasuredWager | null {
  const rows = wagers.filter((row) => row.wager === wager);
  const code = trackBySlug(trackSlug)?.code;
  return rows.find(({ track }) => track === code) ?? rows.find(({ track }) => track === null) ?? null;
}
