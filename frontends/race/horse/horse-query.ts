import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';

export type HorsePage = Reply<'GET /api/horses/{horse}'>;
export type HorseEntry = HorsePage['upcoming'][number];
export type Namesake = HorsePage['namesakes'][number];

/** Which horse an address is of: `/horse/Paper%20Lantern`. */
export function horseAt(path: string): string {
  const [, horse = ''] = path.split('/').filter(Boolean);
  try {
    return decodeURIComponent(horse);
  } catch {
    // A broken escape is a name that no horse has.
    return horse;
  }
}

export const horseQuery = (horse: string) => ask('GET /api/horses/{horse}', { params: { horse } });
