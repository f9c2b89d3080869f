import type { RaceDay } from '../../kernel/race-day.ts';
import type { PublishedHeads } from './published-heads.ts';

/** Published heads: append-only. */
export interface HeadStore {
  /** Adds a day's heads; a day that has some is a bug. */
  keep(heads: PublishedHeads): Promise<void>;
  /** Latest day first. */
  latest(most: number): Promise<readonly PublishedHeads[]>;
  ofDay(day: RaceDay): Promise<PublishedHeads | null>;
}

/** Has a text stamped: gives an RFC 3161 response in base64; refuses ('unavailable') where the service gives none. */
export type StampText = (text: string) => Promise<string>;

/** Sends published heads elsewhere: a mail, a line in a repository. */
export type DeliverHeads = (heads: PublishedHeads) => Promise<void>;
