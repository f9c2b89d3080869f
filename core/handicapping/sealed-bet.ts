import type { QuotedPrice } from '../card/price.ts';
import type { VerdictKind } from '../odds/verdict.ts';
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

/**
 * The verdict on the ticket of these horses, from the one its price gives. After the off a sealed bet is the only BET
 * of its race: another horse that went off at its price to take or longer reads PASS.
 */
export function verdictOnTicket(
  { isOff, sealedBet }: BetAtOff,
  horses: readonly { readonly programNumber: string; readonly horseName: string }[],
  atPrice: VerdictKind | null,
): VerdictKind | null {
  if (!isOff || sealedBet === null) return atPrice;
  if (horses.some(({ programNumber, horseName: name }) => isSameHorse(sealedBet, { programNumber, name })))
    return 'BET';
  return atPrice === 'BET' ? 'PASS' : atPrice;
}
