import { ask } from '#api/api.ts';

const tenMinutes = 10 * 60_000;

/** The odds of a race: fetched once a race, retried once, refreshed by hand only. */
export function currentOddsQuery(raceId: string) {
  return {
    ...ask('GET /api/odds/race/{id}', { params: { id: raceId } }),
    staleTime: tenMinutes,
    gcTime: tenMinutes,
    retry: 1,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  } as const;
}
