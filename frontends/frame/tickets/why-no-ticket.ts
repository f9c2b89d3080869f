import { isRun } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { starters } from './starters.ts';

/** Why no ticket on a race, or from it on, can be put together or written down; null where one can. */
export function whyNoTicket(
  race: Pick<Race, 'isCancelled' | 'entries' | 'postTime' | 'status'>,
  now: number | null,
): string | null {
  if (race.isCancelled) return 'The race is canceled: there is nothing to bet on.';
  if (starters(race).length === 0) return 'No horse is entered yet.';
  return isRun(race, now) ? 'The race is off: tickets are closed.' : null;
}
