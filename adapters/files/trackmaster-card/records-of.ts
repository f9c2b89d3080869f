import type { HorseRecords, PersonRecord, Record4 } from '#core/card/runner.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Facts } from '../card-file/facts.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** One kind of record from the file. */
interface Stat extends Record4 {
  /** Sum of the odds to 1 over the wins; null if the file lacks it. */
  readonly paid: number | null;
}

/** A horse's or person's records by kind: `LIFETIME`, `JOCK_TRAN`. Ten of some fifty kinds are read; if a kind appears twice, the first counts. */
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

/** Null if the file lacks that kind of record, or one of its counts. */
function statOf({ fileName, elements }: Stats, type: string): Stat | null {
  const element = elements.get(type);
  if (element === undefined) return null;
  const facts = new Facts(element, fileName);
  const count = (name: string): number | null => {
    const value = facts.number(name);
    return value === null ? null : Math.max(0, value);
  };
  const [starts, wins, places] = [count('starts'), count('wins'), count('places')];
  const [shows, earnings, paid] = [count('shows'), count('earnings'), count('paid')];
  if (starts === null || wins === null || places === null || shows === null || earnings === null) return null;
  return { starts, wins, places, shows, earnings, paid };
}

function recordOf(stats: Stats, type: string): Record4 | null {
  const stat = statOf(stats, type);
  if (stat === null) return null;
  const { paid: _, ...record } = stat;
  return record;
}

/** Profit per $2 staked on every start. */
const profitOf = ({ starts, wins, paid }: Stat): number | null =>
  starts === 0 || paid === null ? null : Math.round((200 * (paid + wins - starts)) / starts) / 100;

/** A person's or pair's record over a span; null without starts. */
export function personRecord(stats: Stats, type: string, span: string): PersonRecord | null {
  const stat = statOf(stats, type);
  if (stat === null || stat.starts === 0) return null;
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

/** Fast dirt alone: the file counts synthetic and wet starts as dirt too. Null if its own counts contradict that. */
function fastDirtOf(stats: Stats): Record4 | null {
  const [dirt, synthetic, wet] = ['DIRT', 'ALL_WEATHR', 'MUD'].map((type) => recordOf(stats, type));
  if (!dirt || !synthetic || !wet) return null;
  const fast = combined(combined(dirt, synthetic, -1), wet, -1);
  return isPossible(fast) ? fast : null;
}

const yearRecordOf = (stats: Stats, type: string, year: number): HorseRecords['currentYear'] => {
  const record = recordOf(stats, type);
  return record && { year, ...record };
};

/** A horse's records for a race on this day and kind of surface; a kind that the file lacks is null. */
export function horseRecords(stats: Stats, day: RaceDay, isOnTurf: boolean): HorseRecords {
  const year = Number(day.slice(0, 4));
  return {
    life: recordOf(stats, 'LIFETIME'),
    distance: recordOf(stats, isOnTurf ? 'AT_DST_T' : 'AT_DST_D'),
    track: recordOf(stats, 'AT_TRKSURF'),
    turf: recordOf(stats, 'TURF'),
    wet: recordOf(stats, 'MUD'),
    fastDirt: fastDirtOf(stats),
    allWeather: recordOf(stats, 'ALL_WEATHR'),
    currentYear: yearRecordOf(stats, 'THIS_YEAR', year),
    previousYear: yearRecordOf(stats, 'LAST_YEAR', year - 1),
  };
}
