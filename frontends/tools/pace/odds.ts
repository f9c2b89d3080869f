import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { wholeDollars } from '#kit/kit.ts';

export type LiveOdds = Reply<'GET /api/odds/live/{raceId}'>;
export type PricedHorse = LiveOdds['horses'][number];

const tenMinutes = 10 * 60_000;

/** Fresh for ten minutes, and refetched by hand only. */
export function liveOddsQuery(raceId: string) {
  return {
    ...ask('GET /api/odds/live/{raceId}', { params: { raceId } }),
    staleTime: tenMinutes,
    gcTime: tenMinutes,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  } as const;
}

/** Dollars in a pool, without cents. */
export const poolText = (dollars: number | null): string =>
  dollars === null ? 'not reported' : wholeDollars(dollars);

const words = { up: 'drifting', down: 'shortening', stable: 'no change' } as const;

/** Which way a price goes: longer is drifting. */
export const movementText = (movement: PricedHorse['movement']): string =>
  movement === null ? 'unknown' : words[movement];
