import { dateText } from '../../kernel/day-text.ts';
import { MONTHS } from '../../kernel/months.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { counted, listText } from '../../kernel/text.ts';
import type { Registered } from './registered.ts';
import type { FactSource } from './track-evidence.ts';
import type { Coordinates, TrackProfile, TrackSurface } from './track-facts.ts';

/** One fact about a listed track, as shown; source and doubt are null where the fact is unknown. */
export interface TrackFact {
  /** `Circumference`. */
  readonly name: string;
  /** `9 furlongs`; null where unknown. */
  readonly value: string | null;
  readonly source: string | null;
  /** What is in doubt about it; null where nothing is. */
  readonly doubt: string | null;
}

const SURFACE_WORDS: Readonly<Record<TrackSurface, string>> = {
  dirt: 'dirt track',
  synthetic: 'synthetic track',
  turf: 'turf course',
  steeplechase: 'jump course',
};

/** `dirt track and turf course`; whether there is a turf course is said where it is unknown. */
function surfacesText({ mainSurface, secondSurface, hasTurf }: TrackProfile): string | null {
  if (mainSurface === null) return null;
  const surfaces = new Set([mainSurface, ...(secondSurface === null ? [] : [secondSurface])]);
  if (hasTurf === true) surfaces.add('turf');
  const text = listText([...surfaces].map((surface) => SURFACE_WORDS[surface]));
  return hasTurf === null ? `${text}; turf course unknown` : text;
}

/** `January to April, November`. */
export function monthsText(months: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run?.[1] === month - 1) run[1] = month;
    else runs.push([month, month]);
  }
  const named = (month: number): string => MONTHS[month - 1] ?? String(month);
  return runs
    .map(([first, last]) => (first === last ? named(first) : `${named(first)} to ${named(last)}`))
    .join(', ');
}

const statusText = ({ status, closedOn }: TrackProfile): string | null => {
  if (status === 'unknown') return null;
  return closedOn === null ? status : `closed ${dateText(closedOn as RaceDay)}`;
};

const coordinatesText = ({ latitude, longitude }: Coordinates): string => `${latitude}, ${longitude}`;

const factOf = (name: string, value: string | null, from: FactSource | null): TrackFact => ({
  name,
  value,
  source: value === null ? null : (from?.source ?? null),
  doubt: value === null ? null : (from?.doubt ?? null),
});

/** What the registry knows about a listed track: each fact with its source and its doubt. Takeout has its own. */
export function trackRecord({ track, profile }: Registered): readonly TrackFact[] {
  const { evidence, otherCodes, city, region, country, coordinates, furlongsAround, usualMonths } = profile;
  const place = [city, region, country].filter((part) => part !== null).join(', ');
  const around = furlongsAround === null ? null : counted(furlongsAround, 'furlong');
  return [
    factOf('Code', [track.code, ...otherCodes].join(', '), evidence.code),
    factOf('Time zone', track.timeZone, evidence.timeZone),
    factOf('Place', place === '' ? null : place, evidence.place),
    factOf('Coordinates', coordinates && coordinatesText(coordinates), evidence.coordinates),
    factOf('Surfaces', surfacesText(profile), evidence.surfaces),
    factOf('Circumference', around, evidence.circumference),
    factOf('Status', statusText(profile), evidence.status),
    factOf('Usual months', usualMonths && monthsText(usualMonths), evidence.usualMonths),
  ];
}
