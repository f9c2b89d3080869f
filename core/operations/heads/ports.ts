import type { Instant } from '../../kernel/instant.ts';
import type { DaySpan, RaceDay } from '../../kernel/race-day.ts';
import type { PublishedHeads } from './published-heads.ts';

/** Published heads: append-only. */
export interface HeadStore {
  /** Adds heads; a moment that has some is a bug. */
  keep(heads: PublishedHeads): Promise<void>;
  /** Latest first; with `before` those published before that moment. */
  latest(most: number, before?: Instant): Promise<readonly PublishedHeads[]>;
  /** Those of a day, the first one first; at most a thousand. */
  ofDay(day: RaceDay): Promise<readonly PublishedHeads[]>;
}

/** Has a text stamped: gives an RFC 3161 response in base64; refuses ('unavailable') where the service gives none. */
export type StampText = (text: string) => Promise<string>;

/** Sends published heads elsewhere: a mail, a line in a repository. */
export type DeliverHeads = (heads: PublishedHeads) => Promise<void>;

/** When a real race is to go off, and its race day. */
export interface RaceOff {
  readonly day: RaceDay;
  readonly off: Instant;
}

/** The last off by a moment of the real races of some days, on a card or with a pick sealed in time; null without one. */
export type LastOff = (span: DaySpan, until: Instant) => Promise<RaceOff | null>;
