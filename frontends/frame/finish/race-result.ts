import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';

export type RaceResult = Reply<'GET /api/tracks/{slug}/cards/{date}/races/{number}/result'>;

const minute = 60_000;

type Place = { readonly trackSlug: string; readonly day: string; readonly raceNumber: number };

/** The result of a race; asked again every two minutes until it is there. */
export const useRaceResult = ({ trackSlug: slug, day: date, raceNumber: number }: Place) =>
  useQuery({
    ...ask('GET /api/tracks/{slug}/cards/{date}/races/{number}/result', { params: { slug, date, number } }),
    staleTime: minute,
    gcTime: 10 * minute,
    refetchInterval: (query) => (query.state.data?.result == null ? 2 * minute : false),
  });
