import type { QuotedPrice } from '../card/price.ts';
import { isSameHorse, type NumberedHorse } from './same-horse.ts';

/** A BET as it was sealed before the off: whoever followed it has bet, whatever its price came to later. */
export interface SealedBet extends NumberedHorse {
  readonly priceToTake: QuotedPrice | null;
  /** Its price then, as displayed; null where none was sealed. */
  readonly price: string | null;
  /** Our chance on it then, 0-1; null where no line was sealed. */
  readonly chance: number | null;
}

/** What of a race tells whether it was a bet. */
export interface BetAtOff {
  readonly isOff: boolean;
  readonly sealedBet: SealedBet | null;
}

/** Whether a race that is off counts as a bet on one of these horses, as sealed before. */
export const isSealedBet = (
  { isOff, sealedBet }: BetAtOff,
  horses: readonly { readonly programNumber: string; readonly horseName: string }[],
): boolean =>
  isOff &&
  sealedBet !== null &&
  horses.some(({ programNumber, horseName: name }) => isSameHorse(sealedBet, { programNumber, name }));
