import type { Instant } from '../kernel/instant.ts';

/** An answer of a source that made no sense. */
export interface QuarantineEntry {
  /** The source as people know it. */
  readonly source: string;
  /** Without keys. */
  readonly address: string;
  readonly status: number;
  readonly contentType: string;
  /** Its first `MOST_SET_ASIDE` characters. */
  readonly text: string;
  /** By the machine's clock. */
  readonly at: Instant;
  /** The sentence it was refused with. */
  readonly why: string;
}

/** One with its number on the shelf, later ones higher. */
export interface QuarantinedItem extends QuarantineEntry {
  readonly id: number;
}

/** One as it stands in a list: with its beginning only. */
export interface ListedQuarantine extends Omit<QuarantinedItem, 'text'> {
  /** The first `LISTED_CHARACTERS` of what is kept. */
  readonly beginning: string;
  /** Characters kept in all. */
  readonly length: number;
}

export const LISTED_CHARACTERS = 500;

export const MOST_SET_ASIDE = 65_536;

/** What is kept of an answer: its beginning, in characters that can be kept. */
export const setAside = (item: QuarantineEntry): QuarantineEntry => ({
  ...item,
  text: item.text.slice(0, MOST_SET_ASIDE).replaceAll('\0', ' '),
});
