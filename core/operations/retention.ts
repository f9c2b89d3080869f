import { DAY, type Instant, shift } from '../kernel/instant.ts';

/** How long one kind of thing is kept. */
export interface RetentionRule {
  /** As people call it: `page views`. */
  readonly what: string;
  /** Days after which it goes; 0 for what has an end of its own, and goes then. */
  readonly keepDays: number;
}

/** In words: `365 days`. */
export function keptFor({ keepDays }: RetentionRule): string {
  if (keepDays === 0) return 'no longer';
  return keepDays === 1 ? '1 day' : `${keepDays} days`;
}

/** What is kept of a kind, and how to let go of it. */
export interface Holding {
  /** How many are older than the instant. */
  countBefore(before: Instant): Promise<number>;
  /** Lets go of those, a few at a time; returns how many. */
  purgeBefore(before: Instant): Promise<number>;
}

/** A kind of thing that is not kept for ever. */
export interface Kept {
  readonly rule: RetentionRule;
  readonly holding: Holding;
}

/** What became, or would become, of one kind. */
export interface RetentionLine extends RetentionRule {
  /** What is older goes. */
  readonly before: Instant;
  readonly count: number;
}

/** What is older than this goes. */
export const horizonOf = ({ keepDays }: RetentionRule, now: Instant): Instant => shift(now, -keepDays * DAY);
