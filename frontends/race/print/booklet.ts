import { properName, raceDay, trackDayTime } from '#kit/kit.ts';
import type { Page } from './pages.ts';
import { pagesOf } from './pages.ts';
import { raceBlocks } from './race-blocks.ts';
import type { RaceParts } from './race-parts.ts';
import { summaryBlocks } from './summary-block.ts';

export type BookletDay = {
  readonly track: string;
  /** `2025-06-07`. */
  readonly date: string;
  /** The instant of the oldest answer that is printed; null where none came. */
  readonly clock: number | null;
};

/** When the card was read, in milliseconds, and whether it could not be read again: scratches and prices are the card's. */
export type CardRead = { readonly readAt: number; readonly isOld: boolean };

/** The parts, each no newer than the card they are printed with. */
export const withCard = (races: readonly RaceParts[], card: CardRead): readonly RaceParts[] =>
  races.map((parts) => ({
    ...parts,
    readAt: Math.min(parts.readAt ?? card.readAt, card.readAt),
    isOld: parts.isOld || card.isOld,
  }));

/** As of when a booklet is: the time of its oldest answer. */
export function asOf(races: readonly RaceParts[]): number | null {
  const times = races.flatMap(({ readAt }) => readAt ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** The parts with their times by the racing clock, so many milliseconds ahead of this device; of an earlier moment, that. */
export const byRacingClock = (
  races: readonly RaceParts[],
  offset: number,
  moment: number | null = null,
): readonly RaceParts[] =>
  races.map((parts) => ({
    ...parts,
    readAt: parts.readAt === null ? null : (moment ?? parts.readAt + offset),
  }));

const nameOf = ({ track, date }: BookletDay): string => `${properName(track)} · ${raceDay(date)}`;

/** `Saratoga · Saturday, June 7, 2025 · as of Jun 7, 9:00 AM ET`. */
export const runningHead = (day: BookletDay): string =>
  [nameOf(day), day.clock !== null && `as of ${trackDayTime(day.clock)}`].filter(Boolean).join(' · ');

/** The pages of a booklet: the day in a summary, then race by race. One race alone has no summary. */
export function bookletPages(
  races: readonly RaceParts[],
  day: BookletDay,
  isWholeDay: boolean,
): readonly Page[] {
  const source = races[0]?.race.provenance.source ?? null;
  const name = {
    track: properName(day.track),
    day: raceDay(day.date),
    source: [source, day.clock !== null && `odds and changes as of ${trackDayTime(day.clock)}`]
      .filter(Boolean)
      .join(' · '),
  };
  const { summary, signs } = summaryBlocks(races, name);
  const byRace = races.flatMap(raceBlocks);
  return pagesOf(isWholeDay ? [summary, signs, ...byRace] : [...byRace, signs]);
}

/** `Race 5`, `Races 4 and 5`; empty where no race is on it. */
export function racesOn({ pieces }: Page): string {
  const numbers = [
    ...new Set(pieces.map(({ block }) => block.raceNumber).filter((number) => number !== null)),
  ];
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined) return '';
  if (first === last) return `Race ${first}`;
  return `Races ${first} ${numbers.length === 2 ? 'and' : 'to'} ${last}`;
}
