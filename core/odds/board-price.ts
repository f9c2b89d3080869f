import { leadingNumber } from '../card/betting-interest.ts';
import { originOf, type Price, type PriceKind, priceFromNumber } from '../card/price.ts';
import type { Board } from './board.ts';

/** The interest under which a board shows a horse: by its whole program number, else by the number that is bet on. */
export const interestOn = ({ interests }: Board, programNumber: string) =>
  interests.find(({ interest }) => interest === programNumber) ??
  interests.find(({ interest }) => interest === leadingNumber(programNumber)) ??
  null;

/** The price of a horse on a board, live unless the board is worth less; null where it shows none. */
export const priceOn = (board: Board, programNumber: string, kind: PriceKind = 'live'): Price | null =>
  priceFromNumber(interestOn(board, programNumber)?.toOne ?? null, originOf(kind, board.provenance));
