import type { HorseRecords, PersonRecord, Record4 } from '#core/card/runner.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Facts } from '../card-file/facts.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** A kind of record as the file has it. */
interface Stat extends Record4 {
  /** Sum of the odds to 1 of the wins. */
  readonly paid: number;
}

/** Every kind of record of a horse or person by its name: `LIFETIME`, `JOCK_TRAN`. Of some fifty kinds ten are read, of two of a kind the first. */
export interface Stats {
  readonly fileName: string;
  readonly elements: ReadonlyMap<string, XmlElement>;
}

export const statsOf = (facts: Facts, fileName: string): Stats => ({
  fileName,
  elements: new Map(
    facts
      .part('stats_data')
      .all('stat')
      .map((element) => [element.attributes['type'] ?? '', element] as const)
      .reverse(),
  ),
});

const NONE: Stat = { starts: 0, wins: 0, places: 0, shows: 0, earnings: 0, paid: 0 };

function statOf({ fileName, elements }: Stats, type: string): Stat {
  const element = elements.get(type);
  if (element === undefined) return NONE;
  const facts = new Facts(element, fileName);
  const count = (name: string): number => Math.max(0, facts.number(name) ?? 0);
  return {
    starts: count('starts'),
    wins: count('wins'),
    places: count('places'),
    shows: count('shows'),
    earnings: count('earnings'),
    paid: count('paid'),
  };
}

const recordOf = (stats: Stats, type: string): Record4 => {
  const { paid: _, ...record } = statOf(stats, type);
  return record;
};

/** Profit per $2 staked on every start. */
const profitOf = ({ starts, wins, paid }: Stat): number | null =>
  starts === 0 ? null : Math.round((200 * (paid + wins - starts)) / starts) / 100;

/** The record of a person or pair in a span; null without starts. */
export function personRecord(stats: Stats, type: string, span: string): PersonRecord | null {
  const stat = statOf(stats, type);
  if (stat.starts === 0) return null;
  const { starts, wins, places, shows } = stat;
  return { span, starts, wins, places, shows, roi: profitOf(stat) };
}

const combined = (a: Record4, b: Record4, sign: 1 | -1): Record4 => ({
  starts: a.starts + sign * b.starts,
  wins: a.wins + sign * b.wins,
  places: a.places + sign * b.places,
  shows: a.shows + sign * b.shows,
  earnings: Math.round((a.earnings + sign * b.earnings) * 100) / 100,
});

const isPossible = (record: Record4): boolean => Object.values(record).every((count) => count >= 0);

/** Dirt that was neither synthetic nor off: the file counts both under dirt. Null where its own counts contradict that. */
function fastDirtOf(stats: Stats): Record4 | null {
  const dirt = combined(recordOf(stats, 'DIRT'), recordOf(stats, 'ALL_WEATHR'), -1);
  const fast = combined(dirt, recordOf(stats, 'MUD'), -1);
  return isPossible(fast) ? fast : null;
}

/** The records of a horse that runs on this day, on this kind of surface; null where the file has none. */
export function horseRecords(stats: Stats, day: RaceDay, isOnTurf: boolean): HorseRecords | null {
  if (!stats.elements.has('LIFETIME')) return null;
  const year = Number(day.slice(0, 4));
  return {
    life: recordOf(stats, 'LIFETIME'),
    distance: recordOf(stats, isOnTurf ? 'AT_DST_T' : 'AT_DST_D'),
    track: recordOf(stats, 'AT_TRKSURF'),
    turf: recordOf(stats, 'TURF'),
    wet: recordOf(stats, 'MUD'),
    fastDirt: fastDirtOf(stats),
    allWeather: recordOf(stats, 'ALL_WEATHR'),
    currentYear: { year, ...recordOf(stats, 'THIS_YEAR') },
    previousYear: { year: year - 1, ...recordOf(stats, 'LAST_YEAR') },
  };
}
