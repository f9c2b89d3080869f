import type { Track } from '#core/card/track.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import type { Rng } from '../rng.ts';

/** Minutes between two races, from and to. */
const BETWEEN_RACES = [32, 37] as const;

/** Post times of a day; `firstPost` in minutes since midnight on the track's clock. */
export function postTimes(
  day: RaceDay,
  { track, firstPost }: { readonly track: Track; readonly firstPost: number },
  count: number,
  rng: Rng,
): readonly Instant[] {
  let minutes = 0;
  const first = instantOn(day, firstPost, track.timeZone);
  return Array.from({ length: count }, (_, index) => {
    minutes += index === 0 ? 0 : rng.whole(...BETWEEN_RACES);
    return shift(first, minutes * MINUTE);
  });
}
