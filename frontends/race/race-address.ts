import { decoded } from './decoded.ts';

/** What a screen of this app is given: the path it is shown under. */
export type AtPath = { readonly path: string };

/** What an address below `/race` asks for: one race, the next race (of a track, of a day), or nothing there can be. */
export type RaceAddress =
  | {
      readonly kind: 'race';
      readonly slug: string;
      readonly date: string;
      readonly raceNumber: number;
      /** Its horses side by side. */
      readonly isCompared: boolean;
    }
  | { readonly kind: 'next'; readonly slug: string | null; readonly date: string | null }
  | { readonly kind: 'bad'; readonly slug: string; readonly date: string | null; readonly reason: string };

const lastRace = 99;

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** Reads `/race/{track}/{date}/{number}` and `…/compare`; the later parts may be left out. */
export function raceAddressOf(path: string): RaceAddress {
  const [slug = null, date = null, numberText = null, more, ...rest] = path
    .split('/')
    .filter(Boolean)
    .slice(1)
    .map(decoded);
  if (slug === null || date === null) return { kind: 'next', slug, date };
  if (!isDate(date))
    return {
      kind: 'bad',
      slug,
      date: null,
      reason: `“${date}” is not a date. A date looks like 2025-08-02.`,
    };
  if (numberText === null) return { kind: 'next', slug, date };
  const raceNumber = /^\d{1,2}$/.test(numberText) ? Number(numberText) : 0;
  const isCompared = more === 'compare' && rest.length === 0;
  const unknown = isCompared ? undefined : more;
  if (unknown !== undefined || raceNumber < 1 || raceNumber > lastRace)
    return { kind: 'bad', slug, date, reason: `“${unknown ?? numberText}” is not the number of a race.` };
  return { kind: 'race', slug, date, raceNumber, isCompared };
}

/** The track whose race a path names, on a page of its own. */
function trackOfRace(path: string): string | null {
  const address = path.startsWith('/race/') ? raceAddressOf(path) : null;
  return address?.kind === 'race' && !address.isCompared ? address.slug : null;
}

/** Whether both paths name a race of the same track, each on a page of its own. */
export function areRacesOfOneTrack(path: string, other: string): boolean {
  const slug = trackOfRace(path);
  return slug !== null && slug === trackOfRace(other);
}
