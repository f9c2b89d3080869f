import { type Track, trackByCode } from '../../card/track.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { QueryStart } from '../query-start.ts';

/** Starts that a record can be counted over: everything, one meet of a track, or one year. */
export interface PersonSpan {
  /** `all`, track and year (`SAR-2025`), or a year. */
  readonly key: string;
  readonly label: string;
  readonly isUnderWay: boolean;
  readonly starts: number;
}

export const EVERYTHING = 'all';

const isInSeason = ({ season }: Track, day: RaceDay): boolean =>
  season !== null && day.slice(5) >= season.from && day.slice(5) <= season.to;

const meetKey = (code: string, day: RaceDay): string => `${code}-${day.slice(0, 4)}`;

/** The meet a start was in; null at a track whose season is not known, and outside it. */
function meetOf({ race: { track: code, day } }: QueryStart): string | null {
  const track = trackByCode(code);
  return track !== null && isInSeason(track, day) ? meetKey(code, day) : null;
}

const yearOf = ({ race: { day } }: QueryStart): string => day.slice(0, 4);

/** Whether a start counts over the span of a key. */
export const isInSpan = (start: QueryStart, key: string): boolean =>
  key === EVERYTHING || key === meetOf(start) || key === yearOf(start);

/** The years somebody started in, the latest first. */
function yearsOf(starts: readonly QueryStart[]): readonly PersonSpan[] {
  return [...groupBy(starts, yearOf)]
    .map(([key, inYear]) => ({ key, label: key, isUnderWay: false, starts: inYear.length }))
    .toSorted((a, b) => b.key.localeCompare(a.key, 'en'));
}

/** Everything first, then the meets somebody started in, then the years, the latest first. */
export function spansOf(starts: readonly QueryStart[], today: RaceDay): readonly PersonSpan[] {
  const counts = new Map<string, { readonly start: QueryStart; starts: number }>();
  for (const start of starts) {
    const key = meetOf(start);
    if (key === null) continue;
    const meet = counts.get(key) ?? { start, starts: 0 };
    meet.starts += 1;
    counts.set(key, meet);
  }
  const meets = [...counts].map(([key, { start, starts: count }]): PersonSpan => {
    const { track: code, day } = start.race;
    const track = trackByCode(code);
    const isUnderWay = track !== null && key === meetKey(code, today) && isInSeason(track, today);
    return { key, label: `${track?.displayName ?? code} ${day.slice(0, 4)}`, isUnderWay, starts: count };
  });
  const latestFirst = meets.toSorted((a, b) => b.key.slice(-4).localeCompare(a.key.slice(-4), 'en'));
  return [
    { key: EVERYTHING, label: 'Everything', isUnderWay: false, starts: starts.length },
    ...latestFirst,
    ...yearsOf(starts),
  ];
}
