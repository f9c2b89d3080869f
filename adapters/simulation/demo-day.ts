import type { Card } from '#core/card/race.ts';
import { type Instant, instant, MINUTE } from '#core/kernel/instant.ts';
import { addDays, parseRaceDay, type RaceDay, weekday } from '#core/kernel/race-day.ts';

const SATURDAY = 6;
/** How long before race 1 the racing clock of the demo starts. */
const LEAD_TIME = 45 * MINUTE;

/** The demo's seed and first post unless others are asked for: 1:10 PM as on an ordinary Saratoga day. */
export const DEMO_SEED = 1863;
export const DEMO_FIRST_POST = 13 * 60 + 10;

function firstSaturdayOfAugust(year: number): RaceDay {
  const first = parseRaceDay(`${year}-08-01`);
  if (first === null) throw new RangeError(`${year} is not a calendar year`);
  return addDays(first, (SATURDAY - weekday(first) + 7) % 7);
}

/**
 * The day of the demo: the latest first Saturday of August that is not in the future. It changes once a year, so
 * that every start in between shows the same card. Example: on 21 November 2026 it is 1 August 2026.
 */
export function demoDay(today: RaceDay): RaceDay {
  const year = Number(today.slice(0, 4));
  const thisYear = firstSaturdayOfAugust(year);
  return thisYear <= today ? thisYear : firstSaturdayOfAugust(year - 1);
}

/** Where the racing clock starts with this card: 45 minutes before the first race that has a post time. */
export function demoClockStart(card: Card): Instant {
  const times = card.races.flatMap((race) => race.postTime ?? []);
  if (times.length === 0) throw new RangeError('the card has no post time');
  return instant(Math.min(...times) - LEAD_TIME);
}
