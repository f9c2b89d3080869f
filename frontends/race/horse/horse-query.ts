import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { decoded } from '../decoded.ts';

export type HorsePage = Reply<'GET /api/horses/{horse}'>;
export type HorseEntry = HorsePage['upcoming'][number];
export type Namesake = HorsePage['namesakes'][number];

/** Which horse an address is of: `/horse/Paper%20Lantern`. */
export function horseAt(path: string): string {
  const [, horse = ''] = path.split('/').filter(Boolean);
  return decoded(horse);
}

export const horseQuery = (horse: string) => ask('GET /api/horses/{horse}', { params: { horse } });
