import type { Price } from '../../card/price.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { blendedModel, type Handicapper } from '../../handicapping/handicapper.ts';
import { MINUTE, shift, toIso } from '../../kernel/instant.ts';

/** A race as it was known so many minutes before its off. */
export interface EvidenceMoment {
  readonly minutesBefore: number;
  readonly evidence: Evidence;
}

/** What could be bet on then, and what was thought of it. */
export interface PriceThen {
  /** `1` for 1 and 1A. */
  readonly interest: string;
  /** Null where there was none. */
  readonly price: Price | null;
  /** By the model of that moment, 0-1. */
  readonly winProbability: number;
}

/** A race on the way to its off. */
export interface ReplayedMoment {
  readonly minutesBefore: number;
  /** ISO instant up to which facts were used. */
  readonly at: string;
  /** Whose board the live prices stand on, and since when; null where none was known. */
  readonly board: { readonly tier: string; readonly source: string; readonly at: string } | null;
  /** `blend 1`: the model that rated the race. */
  readonly model: string;
  /** In the order of the card. */
  readonly prices: readonly PriceThen[];
}

/** Minutes before the off at which a race is rated; the off itself is the last. */
export const MINUTES_BEFORE = [30, 10, 5, 1, 0] as const;

/** Judges a race as it was known at a moment. */
export function replayedMoment(
  { minutesBefore, evidence }: EvidenceMoment,
  handicapper: Handicapper,
): ReplayedMoment {
  const { board, interests, race } = evidence;
  const model = blendedModel(handicapper, evidence);
  const chances = model.chances(evidence);
  const off = race.postTime ?? evidence.upTo;
  return {
    minutesBefore,
    at: toIso(shift(off, -minutesBefore * MINUTE)),
    board: board === null ? null : { ...board, at: toIso(board.at) },
    model: `${model.name} ${model.version}`,
    prices: interests.map(({ number, price }, interest) => ({
      interest: number,
      price,
      winProbability: chances[interest] ?? 0,
    })),
  };
}
