import type { CardOutline } from '../../card/card-outline.ts';
import type { CardCalendar } from '../../card/ports.ts';
import { daysAround, FLAGSHIP, flagshipFirst, trackBySlug } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { historyOf, type RacingNow } from '../racing-now.ts';

const isOfToday = ({ trackSlug, day }: CardOutline, now: Instant): boolean => {
  const track = trackBySlug(trackSlug);
  return track !== null && day === raceDayAt(now, track.timeZone);
};

/** The state of racing: the clock, today's cards of every track without their horses, and whether they are invented. */
export function makeReadRacingNow({
  cards,
  clock,
}: {
  readonly cards: Pick<CardCalendar, 'outlinesBetween'>;
  readonly clock: Clock;
}) {
  return async function readRacingNow(): Promise<RacingNow> {
    const now = clock();
    const today = raceDayAt(now, FLAGSHIP.timeZone);
    const around = await cards.outlinesBetween(daysAround(now));
    const todays = around
      .filter((outline) => isOfToday(outline, now))
      .toSorted((a, b) => flagshipFirst(a.trackSlug, b.trackSlug));
    return { now, today, cards: todays, history: historyOf(todays) };
  };
}

export type ReadRacingNow = ReturnType<typeof makeReadRacingNow>;
