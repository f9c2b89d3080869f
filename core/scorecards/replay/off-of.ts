import type { Race } from '../../card/race.ts';
import { zoneOf } from '../../card/track.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { RaceResult } from '../../results/race-result.ts';
import { offOn } from '../../results/reported-off.ts';

/** The moment a race went off: its post time on the card, else as the result reports it; null where neither does. */
export function offOf(
  race: Pick<Race, 'postTime' | 'day' | 'trackSlug'>,
  result: RaceResult | null,
): Instant | null {
  if (race.postTime !== null) return race.postTime;
  const minute = result?.offMinute ?? null;
  return minute === null ? null : offOn(race.day, minute, zoneOf(race.trackSlug));
}
