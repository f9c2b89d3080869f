import { ask } from './call.ts';

const fiveMinutes = 5 * 60_000;

/** The tracks, fresh for five minutes. */
export const tracksQuery = {
  ...ask('GET /api/tracks'),
  staleTime: fiveMinutes,
  gcTime: fiveMinutes,
} as const;
