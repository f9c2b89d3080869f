import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import type { Entry, PriceGiven } from '#kit/kit.ts';
import { currentOddsQuery } from './current-odds.ts';

export type Board = Reply<'GET /api/odds/race/{id}'>;

/** A price on the board, and which way, from which price and since when (ISO instant) it went; null is not known. */
export type PriceNow = {
  readonly price: PriceGiven;
  readonly movement: Board['horses'][number]['movement'];
  readonly from: string | null;
  readonly since: string | null;
};

function onBoard(numbers: readonly string[], { horses, movementSince }: Board): PriceNow | null {
  const horse = horses.find((horse) => numbers.includes(horse.programNumber) && horse.price !== null);
  if (!horse?.price) return null;
  return { price: horse.price, movement: horse.movement, from: horse.movementFrom, since: movementSince };
}

/** Whether an entry's price is one of a board. */
export const isOnBoard = ({ price }: Pick<Entry, 'price'>): boolean =>
  price !== null && price.kind !== 'morning line';

function onCard(numbers: readonly string[], entries: readonly Entry[]): PriceNow | null {
  const entry = entries.find((entry) => numbers.includes(entry.programNumber) && isOnBoard(entry));
  return entry?.price ? { price: entry.price, movement: null, from: null, since: null } : null;
}

/** The current price of a betting interest, from the board, else from the card; never a morning line. */
export const priceNow = (
  numbers: readonly string[],
  board: Board | null,
  entries: readonly Entry[],
): PriceNow | null => (board && onBoard(numbers, board)) ?? onCard(numbers, entries);

/** The board of a race, asked for once it is wanted. */
export function useBoard(raceId: string, isWanted: boolean): Board | null {
  return useQuery({ ...currentOddsQuery(raceId), enabled: isWanted }).data ?? null;
}
