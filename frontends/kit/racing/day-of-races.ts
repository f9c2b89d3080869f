import type { Calls } from '#contract/calls.ts';

type Detailed = Calls['GET /api/races/saratoga/today/detailed']['reply'];
type TrackConfig = Calls['GET /api/tracks/{slug}/config']['reply'];

/** A race as the calls return it, and a horse entered in it. */
export type Race = Detailed['races'][number];
export type Entry = Race['entries'][number];

/** The races on a screen, with what is said of their day; null where the reply does not say it. */
export type DayOfRaces = {
  readonly races: readonly Race[];
  readonly isShowingTomorrow: boolean;
  readonly message: string | null;
  readonly today: string | null;
  readonly cardDay: string | null;
  readonly season: Detailed['season'] | null;
  /** The latest day with a real card of the track. */
  readonly latestCardDay: string | null;
  readonly isDemo: boolean;
  readonly provenance: Detailed['provenance'];
};

/** A race whose number of starters is not given has those that are listed. */
function counted(race: Race): Race {
  return race.entryCount >= 0 || race.entries.length === 0
    ? race
    : { ...race, entryCount: race.entries.length };
}

/** Reads the races of today from a plain list or from an object with the list in `races`. */
export function dayOfRaces(reply: Detailed | readonly Race[]): DayOfRaces {
  const detailed: Partial<Detailed> = 'races' in reply ? reply : { races: reply };
  const races = (detailed.races ?? []).map(counted);
  return {
    races,
    isShowingTomorrow: detailed.isShowingTomorrow ?? false,
    message: detailed.message ?? null,
    today: detailed.today ?? null,
    cardDay: detailed.cardDay ?? races[0]?.day ?? null,
    season: detailed.season ?? null,
    latestCardDay: detailed.latestCardDay ?? null,
    isDemo: detailed.isDemo ?? races.some((race) => race.isDemo),
    provenance: detailed.provenance ?? races[0]?.provenance ?? null,
  };
}

/** Puts a day together from a track's own paths: its list of races and what its config says of today. */
export function dayAtTrack(
  races: readonly Race[],
  { today, season, latestCardDay }: Pick<TrackConfig, 'today' | 'season' | 'latestCardDay'>,
): DayOfRaces {
  const day = dayOfRaces(races);
  const isShowingTomorrow = day.cardDay !== null && day.cardDay > today;
  return { ...day, today, season, latestCardDay, isShowingTomorrow };
}

/** The race an address asks for by its number (`?race=5`) or its id; null when it asks for none of these. */
export function findRace(races: readonly Race[], requested: string | null): Race | null {
  return races.find((race) => String(race.raceNumber) === requested || race.id === requested) ?? null;
}
