import type { Price } from '../../card/price.ts';
import type { EvidenceInterest } from '../../handicapping/evidence.ts';

/** A starter with the price of its ticket on the board. */
export interface LiveOddsRow {
  readonly horseName: string;
  readonly programNumber: string;
  readonly postPosition: number | null;
  /** Null in rows that earlier versions saved without one. */
  readonly price: Price | null;
  readonly morningLine: Price | null;
}

/** The morning line of a ticket; null where none of its horses has one. */
export const morningLineOf = ({ runners }: Pick<EvidenceInterest, 'runners'>): Price | null =>
  runners.find(({ morningLine }) => morningLine !== null)?.morningLine ?? null;

/** `7-2 on the board`, `7-2 on the morning line`. */
export const priceWords = ({ text, kind }: Pick<Price, 'text' | 'kind'>): string =>
  `${text} on the ${kind === 'morning line' ? 'morning line' : 'board'}`;
