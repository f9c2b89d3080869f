import { leadingNumber } from '../card/betting-interest.ts';
import { raceId } from '../card/race.ts';
import { trackOfCode } from '../card/track.ts';
import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { type Board, type BoardInterest, type PoolMoney, summedPools } from './board.ts';

export const NO_MONEY: PoolMoney = { win: null, place: null, show: null };

/** A horse on a board as a source shows it. */
export interface BoardRow {
  readonly programNumber: string;
  readonly isScratched: boolean;
  /** To 1; null where none is shown. */
  readonly toOne: number | null;
  readonly money: PoolMoney;
}

/** Which race, whose word, and since when. */
export interface BoardHead {
  /** The track's code: `SAR`. */
  readonly track: string;
  readonly day: RaceDay;
  readonly raceNumber: number;
  readonly source: string;
  readonly at: Instant;
}

/** Sources print the price and the money of an entry with each of its horses: they are taken once. */
function interestOf(interest: string, rows: readonly BoardRow[]): BoardInterest {
  const running = rows.filter(({ isScratched }) => !isScratched);
  const boardRow = running.find(({ toOne }) => toOne !== null) ?? running[0];
  if (boardRow === undefined) return { interest, toOne: null, money: NO_MONEY, isScratched: true };
  return { interest, toOne: boardRow.toOne, money: boardRow.money, isScratched: false };
}

/** Rows under the number that is bet on, lowest first. */
function byInterest(rows: readonly BoardRow[]): readonly (readonly [string, readonly BoardRow[]])[] {
  const groups = new Map<string, BoardRow[]>();
  for (const row of rows) {
    const interest = leadingNumber(row.programNumber);
    groups.set(interest, [...(groups.get(interest) ?? []), row]);
  }
  return [...groups].sort(([a], [b]) => Number(a) - Number(b));
}

/** The board of a race; null where no horse has a price. */
export function reportedBoard(head: BoardHead, rows: readonly BoardRow[]): Board | null {
  const interests = byInterest(rows).map(([interest, group]) => interestOf(interest, group));
  if (interests.every(({ toOne }) => toOne === null)) return null;
  const slug = trackOfCode(head.track, 'eastern')?.slug ?? head.track.toLowerCase();
  return {
    raceId: raceId(slug, head.day, head.raceNumber),
    provenance: { tier: 'live', source: head.source, at: head.at },
    interests,
    pools: summedPools(interests),
  };
}
