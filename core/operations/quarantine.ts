import type { Instant } from '../kernel/instant.ts';

/** A source's answer that could not be read. */
export interface QuarantineEntry {
  /** The source's name for people. */
  readonly source: string;
  /** Without keys. */
  readonly address: string;
  readonly status: number;
  readonly contentType: string;
  /** Its first `MAX_QUARANTINED_CHARACTERS` characters. */
  readonly text: string;
  /** By the machine's clock. */
  readonly at: Instant;
  /** The sentence it was refused with. */
  readonly why: string;
}

/** A stored one with its number, later ones higher. */
export interface QuarantinedItem extends QuarantineEntry {
  readonly id: number;
}

/** One in a list: with its beginning only. */
export interface ListedQuarantine extends Omit<QuarantinedItem, 'text'> {
  /** The first `LISTED_CHARACTERS` of the stored text. */
  readonly beginning: string;
  /** Characters stored in all. */
  readonly length: number;
}

export const LISTED_CHARACTERS = 500;

export const MAX_QUARANTINED_CHARACTERS = 65_536;

/** The part of an answer that is stored: its beginning, without characters the database refuses. */
export const trimmedEntry = (item: QuarantineEntry): QuarantineEntry => ({
  ...item,
  text: item.text.slice(0, MAX_QUARANTINED_CHARACTERS).replaceAll('\0', ' '),
});
