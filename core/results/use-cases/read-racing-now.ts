import type { CardOutline } from '../../card/card-outline.ts';
import type { CardCalendar } from '../../card/ports.ts';
import { FLAGSHIP, trackBySlug } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { addDays, raceDayAt } from '../../kernel/race-day.ts';
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
    const around = await cards.outlinesBetween({ from: addDays(today, -1), to: addDays(today, 1) });
    const todays = around
      .filter((outline) => isOfToday(outline, now))
      .toSorted((a, b) => Number(b.trackSlug === FLAGSHIP.slug) - Number(a.trackSlug === FLAGSHIP.slug));
    return { now, today, cards: todays, history: historyOf(todays) };
  };
}

export type ReadRacingNow = ReturnType<typeof makeReadRacingNow>;
