import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Feature, ModelAnswer, ModelUsage, TryEnd } from '../picks/model-questions/model-question.ts';

/** A question to a provider that is about to be put. Money in nanodollars. */
export interface OpenCall {
  readonly id: string;
  /** By the machine clock. */
  readonly at: Instant;
  /** The day of the budget. */
  readonly day: RaceDay;
  /** `anthropic`, `openai`. */
  readonly service: string;
  readonly model: string;
  readonly feature: Feature;
  readonly raceId: string | null;
  /** Null for the site's own calls, and once the member has left. */
  readonly memberId: string | null;
  /** Its maximum cost; it counts at that until its end is known. */
  readonly mostNanos: number;
}

/** How it ended, and what it cost. */
export interface CallEnd {
  readonly id: string;
  readonly outcome: ModelAnswer['is'];
  readonly nanos: number;
  readonly usage: ModelUsage;
  /** The model's price is unknown: the most expensive one is assumed. */
  readonly isPriceAssumed: boolean;
  /** Its tokens were never reported: it counts at its maximum. */
  readonly isUsageAssumed: boolean;
}

/** What spending is grouped by. */
export const SPEND_KEYS = ['service', 'model', 'feature', 'race', 'member', 'day'] as const;
export type SpendKey = (typeof SPEND_KEYS)[number];

/** Calls with one key, summed; those under way at their most. */
export interface SpendSum {
  /** Null where there is none: no race, no member. */
  readonly key: string | null;
  readonly calls: number;
  readonly tokens: number;
  readonly nanos: number;
  /** Calls whose price or tokens are an assumption. */
  readonly assumed: number;
}

const NO_USAGE: ModelUsage = { inputTokens: 0, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 0 };

/** Endings before any model worked, which are not billed. */
const FREE: ReadonlySet<ModelAnswer['is']> = new Set(['not-allowed', 'no-budget']);

/** The end of a call from its answer: free only where surely no model worked. `nanosOf` prices the tokens. */
export function endOf(
  { id, mostNanos }: OpenCall,
  { is, usage, neverRan }: Pick<ModelAnswer, 'is' | 'usage'> & Pick<TryEnd, 'neverRan'>,
  price: { readonly nanosOf: (usage: ModelUsage) => number; readonly isAssumed: boolean },
): CallEnd {
  const isPriceAssumed = price.isAssumed;
  if (usage !== null) {
    return { id, outcome: is, nanos: price.nanosOf(usage), usage, isPriceAssumed, isUsageAssumed: false };
  }
  const isFree = neverRan === true || FREE.has(is);
  const nanos = isFree ? 0 : mostNanos;
  return { id, outcome: is, nanos, usage: NO_USAGE, isPriceAssumed, isUsageAssumed: !isFree };
}
