import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { addressOf, ask, tracksQuery } from '#api/api.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { dayAtTrack, dayOfRaces, viewDay } from '#kit/kit.ts';
import { useTrack } from './track.tsx';
import { defaultTrackSlug, rememberedTrack } from './track-choice.ts';

/** Races of today: fresh five minutes, kept ten. */
const fresh = { staleTime: 5 * 60_000, gcTime: 10 * 60_000 } as const;

const saratogaDay = 'GET /api/races/saratoga/today/detailed';
export const saratogaDayAddress = addressOf(saratogaDay);

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

/** Asks for the tracks and the day of the remembered one before a screen wants them; what fails is asked again by the screen. */
export function askRaceDayAhead(client: QueryClient): void {
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
  /** Why there is no day; null while it is asked for, and once it is there. */
  readonly error: Error | null;
  /** The day is there, but asking for it anew failed: what it says may have changed since. */
  readonly isOld: boolean;
  readonly isFetching: boolean;
  readonly askAgain: () => void;
};

function useSaratogaDay(isAsked: boolean) {
  const asked = useQuery({ ...saratogaDayQuery, enabled: isAsked });
  return { day: asked.data ? dayOfRaces(asked.data) : null, asked: [asked] };
}

function useTrackDay(slug: string, isAsked: boolean) {
  const races = useQuery({ ...trackRacesQuery(slug), enabled: isAsked });
  const config = useQuery({ ...trackConfigQuery(slug), enabled: isAsked });
  const day = races.data && config.data ? dayAtTrack(races.data, config.data) : null;
  return { day, asked: [races, config] };
}

type AskedDay = ReturnType<typeof useSaratogaDay> | ReturnType<typeof useTrackDay>;

function reportedDay(trackName: string, isFlagship: boolean, { day, asked }: AskedDay): RaceDay {
  const inView = day?.cardDay ?? day?.today;
  if (inView) viewDay(inView);
  return {
    trackName,
    isFlagship,
    day,
    error: day === null ? (asked.find(({ error }) => error !== null)?.error ?? null) : null,
    isOld: day !== null && asked.some(({ isError }) => isError),
    isFetching: asked.some((one) => one.isFetching),
    askAgain: () => {
      for (const one of asked) void one.refetch();
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
