import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReadAddress } from '#api/api.ts';
import { ask, readAddress, tracksQuery } from '#api/api.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { dayAtTrack, dayOfRaces, viewDay } from '#kit/kit.ts';
import { defaultTrackName, trackConfigQuery, useTrack } from './track.tsx';
import { askedHere } from './track-address.ts';
import { defaultTrackSlug } from './track-choice.ts';

/** Races of today: fresh five minutes, kept ten. */
const fresh = { staleTime: 5 * 60_000, gcTime: 10 * 60_000 } as const;

const saratogaDay = 'GET /api/races/saratoga/today/detailed';
const trackRaces = 'GET /api/tracks/{slug}/races/today';
const trackConfig = 'GET /api/tracks/{slug}/config';

/** Saratoga's races of today with what is said of the day. */
const saratogaDayQuery = { ...ask(saratogaDay), ...fresh } as const;
const trackRacesQuery = (slug: string) => ({ ...ask(trackRaces, { params: { slug } }), ...fresh });

/** The reads behind a track's clock, if the track is not Saratoga. */
export const clockAddresses = (slug: string): readonly ReadAddress[] =>
  slug === defaultTrackSlug ? [] : [readAddress(trackConfig, { params: { slug } })];

/** The reads behind a track's racing day. */
export const raceDayAddresses = (slug: string): readonly ReadAddress[] =>
  slug === defaultTrackSlug
    ? [readAddress(saratogaDay)]
    : [readAddress(trackRaces, { params: { slug } }), ...clockAddresses(slug)];

/** Requests the tracks and the day of the chosen track before a screen needs them; the screen retries what fails. */
export function prefetchRaceDay(client: QueryClient): void {
  const { slug } = askedHere();
  void client.prefetchQuery(tracksQuery);
  if (slug === defaultTrackSlug) void client.prefetchQuery(saratogaDayQuery);
  else {
    void client.prefetchQuery(trackRacesQuery(slug));
    void client.prefetchQuery(trackConfigQuery(slug));
  }
}

/** Refetches a track's races of the day, if they are on screen. */
export const rereadRaceDay = (client: QueryClient, slug: string): Promise<void> =>
  client.invalidateQueries({
    queryKey: (slug === defaultTrackSlug ? saratogaDayQuery : trackRacesQuery(slug)).queryKey,
  });

export type RaceDay = {
  /** The track whose day it is, as people call it. */
  readonly trackName: string;
  /** Whether it is Saratoga, for which some screens have their own wording. */
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
  const { slug, name } = useTrack();
  const isFlagship = slug === defaultTrackSlug;
  const saratoga = useSaratogaDay(isFlagship);
  const other = useTrackDay(slug, !isFlagship);
  return reportedDay(name, isFlagship, isFlagship ? saratoga : other);
}

/** Saratoga's racing day, whatever track is chosen: for screens whose calls answer for Saratoga only. */
export const useFlagshipDay = (): RaceDay => reportedDay(defaultTrackName, true, useSaratogaDay(true));

/** The query of a call that answers for all tracks together unless one is named. */
export const ofTrack = (slug: string): { readonly query: { readonly track: string } } => ({
  query: { track: slug },
});

/** The query of a call that answers for Saratoga unless another track is named. */
export const forTrack = (slug: string): { readonly query: { readonly track?: string } } => ({
  query: slug === defaultTrackSlug ? {} : { track: slug },
});
