import { DAY, type Instant, shift } from '../kernel/instant.ts';

/** How long one kind of data is kept. */
export interface RetentionRule {
  /** The name people read: `page views`. */
  readonly what: string;
  /** Days after which it is deleted; 0 for data that expires by itself. */
  readonly keepDays: number;
}

/** In words: `365 days`. */
export function retentionText({ keepDays }: RetentionRule): string {
  if (keepDays === 0) return 'until they expire';
  return keepDays === 1 ? '1 day' : `${keepDays} days`;
}

/** The stored data of a kind, and how to delete it. */
export interface Holding {
  /** How many are older than the instant. */
  countBefore(before: Instant): Promise<number>;
  /** Deletes those, in batches; returns how many. */
  purgeBefore(before: Instant): Promise<number>;
}

/** A kind of data with a retention period. */
export interface RetainedKind {
  readonly rule: RetentionRule;
  readonly holding: Holding;
}

/** What was, or would be, deleted of one kind. */
export interface RetentionLine extends RetentionRule {
  /** Older data is deleted. */
  readonly before: Instant;
  readonly count: number;
}

/** Data older than this is deleted. */
export const horizonOf = ({ keepDays }: RetentionRule, now: Instant): Instant => shift(now, -keepDays * DAY);
