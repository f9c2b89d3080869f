import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { currentOddsQuery } from '#frame/frame.ts';
import type { Entry, PriceKind } from '#kit/kit.ts';

export type Board = Reply<'GET /api/odds/race/{id}'>;

/** A price on the board, which odds it is, and which way it went; null is not known. */
export type PriceNow = {
  readonly odds: string;
  readonly kind: PriceKind;
  readonly movement: Board['horses'][number]['movement'];
};

const kinds: Readonly<Record<Board['status'], PriceKind | null>> = {
  live: 'live',
  stale: 'stale',
  final: 'final',
  'morning-line': null,
  missing: null,
};

function onBoard(numbers: readonly string[], { status, horses }: Board): PriceNow | null {
  const kind = kinds[status];
  const horse = horses.find((horse) => numbers.includes(horse.programNumber) && horse.currentOdds !== null);
  return kind && horse?.currentOdds ? { odds: horse.currentOdds, kind, movement: horse.movement } : null;
}

function onCard(numbers: readonly string[], entries: readonly Entry[]): PriceNow | null {
  const entry = entries.find(
    (entry) =>
      numbers.includes(entry.programNumber) && entry.odds !== null && entry.oddsKind !== 'morning-line',
  );
  return entry?.odds && entry.oddsKind ? { odds: entry.odds, kind: entry.oddsKind, movement: null } : null;
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
