import { leadingNumber } from '../card/betting-interest.ts';
import type { Board } from './board.ts';
import { morningLineText } from './morning-line.ts';
import type { QuotedPrice } from './price-ladder.ts';

const HALVES_AND_FIFTHS = /-[125]$/;
const SHORTEST_OF_THE_LADDER = 0.2;

/** A price of a board in words: 3.5 is `7-2`, 0.05 `1-20`, 12 `12-1`; between the steps 3.85 is `3.85-1`. */
export function boardText(toOne: number): string {
  const text = morningLineText(toOne);
  if (toOne < SHORTEST_OF_THE_LADDER || HALVES_AND_FIFTHS.test(text)) return text;
  return `${Math.round(toOne * 100) / 100}-1`;
}

/** The interest under which a board shows a horse: by its whole program number, else by the number that is bet on. */
export const interestOn = ({ interests }: Board, programNumber: string) =>
  interests.find(({ interest }) => interest === programNumber) ??
  interests.find(({ interest }) => interest === leadingNumber(programNumber)) ??
  null;

/** The price of a horse on a board; null where it shows none. */
export function priceOn(board: Board, programNumber: string): QuotedPrice | null {
  const toOne = interestOn(board, programNumber)?.toOne ?? null;
  return toOne === null ? null : { toOne, text: boardText(toOne) };
}
