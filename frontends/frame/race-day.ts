import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { ask, readAddress, tracksQuery } from '#api/api.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { dayAtTrack, dayOfRaces, viewDay } from '#kit/kit.ts';
import { useTrack } from './track.tsx';
import { defaultTrackSlug, rememberedTrack } from './track-choice.ts';

/** Races of today: fresh five minutes, kept ten. */
const fresh = { staleTime: 5 * 60_000, gcTime: 10 * 60_000 } as const;

const saratogaDay = 'GET /api/races/saratoga/today/detailed';
export const saratogaDayAddress = readAddress(saratogaDay);

/** Saratoga's races of today with what is said of the day. */
export const saratogaDayQuery = { ...ask(saratogaDay), ...fresh } as const;

const trackRacesQuery = (slug: string) => ({
  ...ask('GET /api/tracks/{slug}/races/today', { params: { slug } }),
  ...fresh,
});
const trackConfigQuery = (slug: string) => ({
  ...ask('GET /api/tracks/{slug}/config', { params: { slug } }),
  ...fresh,
});

/** Requests the tracks and the day of the remembered track before a screen needs them; the screen retries what fails. */
export function prefetchRaceDay(client: QueryClient): void {
  const slug = rememberedTrack.read() ?? defaultTrackSlug;
  void client.prefetchQuery(tracksQuery);
  if (slug === defaultTrackSlug) void client.prefetchQuery(saratogaDayQuery);
  else {
    void client.prefetchQuery(trackRacesQuery(slug));
    void client.prefetchQuery(trackConfigQuery(slug));
  }
}

export type RaceDay = {
  /** The track whose day it is, as people call it. */
  readonly trackName: string;
  /** Saratoga: the track of the detailed call and of the picks. */
  readonly isFlagship: boolean;
  /** Null until it is known. */
  readonly day: DayOfRaces | null;
  /** Why there is no day; null while it loads, and once it is there. */
  readonly error: Error | null;
  /** The day is there, but its refresh failed: it may have changed since. */
  readonly isOld: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
};

function useSaratogaDay(enabled: boolean) {
  const query = useQuery({ ...saratogaDayQuery, enabled });
  return { day: query.data ? dayOfRaces(query.data) : null, queries: [query] };
}

function useTrackDay(slug: string, enabled: boolean) {
  const races = useQuery({ ...trackRacesQuery(slug), enabled });
  const config = useQuery({ ...trackConfigQuery(slug), enabled });
  const day = races.data && config.data ? dayAtTrack(races.data, config.data) : null;
  return { day, queries: [races, config] };
}

type DayQueries = ReturnType<typeof useSaratogaDay> | ReturnType<typeof useTrackDay>;

function reportedDay(trackName: string, isFlagship: boolean, { day, queries }: DayQueries): RaceDay {
  const inView = day?.cardDay ?? day?.today;
  if (inView) viewDay(inView);
  return {
    trackName,
    isFlagship,
    day,
    error: day === null ? (queries.find(({ error }) => error !== null)?.error ?? null) : null,
    isOld: day !== null && queries.some(({ isError }) => isError),
    isFetching: queries.some((query) => query.isFetching),
    refetch: () => {
      for (const query of queries) void query.refetch();
    },
  };
}

/** The racing day of the chosen track, by Saratoga's own call or by the track's paths. */
export function useRaceDay(): RaceDay {
  const { track, slug, isPending } = useTrack();
  const isFlagship = slug === defaultTrackSlug;
  const saratoga = useSaratogaDay(!isPending && isFlagship);
  const other = useTrackDay(slug, !isPending && !isFlagship);
  return reportedDay(track?.displayName ?? 'Saratoga', isFlagship, isFlagship ? saratoga : other);
}

/** Saratoga's racing day, whatever track is chosen: for what is worked out for Saratoga alone. */
export function useSaratogaRaceDay(): RaceDay {
  return reportedDay('Saratoga', true, useSaratogaDay(true));
}
