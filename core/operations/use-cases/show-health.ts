import { trackOrRefusal } from '../../card/days-card.ts';
import type { Clock } from '../../kernel/functions.ts';
import { addDays, type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { DayHealth } from '../day-health.ts';
import { type HealthSources, healthOfDays } from '../health-of-days.ts';
import type { DayCounts } from '../ports.ts';

export interface ShowHealthDeps extends HealthSources {
  readonly counts: DayCounts;
  readonly racingClock: Clock;
}

/** The health of one day, or of those an operator looks at: latest first. */
export type ShowHealth = (track: string, day?: RaceDay) => Promise<readonly DayHealth[]>;

const LAST_DAYS = 14;
const EARLIER_CARDS = 7;
const CARDS_AHEAD = 3;

/**
 * The last 14 days, the next days with a card, and the last days with one before that; or the one day requested.
 * Refuses an unregistered track (`card.unknown-track`).
 */
export function makeShowHealth({ racingClock, ...sources }: ShowHealthDeps): ShowHealth {
  const { counts } = sources;
  async function daysToShow(track: string, today: RaceDay): Promise<readonly RaceDay[]> {
    const lately = Array.from({ length: LAST_DAYS }, (_, back) => addDays(today, -back));
    const [earlier, ahead] = await Promise.all([
      counts.cardDaysBefore(track, addDays(today, 1 - LAST_DAYS), EARLIER_CARDS),
      counts.cardDaysAfter(track, today, CARDS_AHEAD),
    ]);
    return [...[...ahead].reverse(), ...lately, ...earlier];
  }

  return async function showHealth(trackKey, day) {
    const { slug, timeZone } = trackOrRefusal(trackKey);
    const now = racingClock();
    const today = raceDayAt(now, timeZone);
    const days = day === undefined ? await daysToShow(slug, today) : [day];
    return healthOfDays(sources, slug, days, { today, now });
  };
}
