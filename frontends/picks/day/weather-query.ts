import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';

export type Weather = Reply<'GET /api/weather/{trackId}'>;

const tenMinutes = 10 * 60_000;

/** The weather at a track by slug or number, fresh ten minutes. */
export const weatherQuery = (trackId: string) => ({
  ...ask('GET /api/weather/{trackId}', { params: { trackId } }),
  staleTime: tenMinutes,
  gcTime: tenMinutes,
});
