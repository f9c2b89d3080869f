import type { CardCalendar, CardStore } from '../../card/ports.ts';
import { FLAGSHIP, trackBySlug } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { addDays, raceDayAt } from '../../kernel/race-day.ts';
import { historyOf, type RacingNow } from '../racing-now.ts';

/** The state of racing: the clock, today's cards of every track, and whether they are invented. */
export function makeReadRacingNow({
  cards,
  clock,
}: {
  readonly cards: Pick<CardStore, 'cardFor'> & Pick<CardCalendar, 'tracksRacing'>;
  readonly clock: Clock;
}) {
  return async function readRacingNow(): Promise<RacingNow> {
    const now = clock();
    const today = raceDayAt(now, FLAGSHIP.timeZone);
    const slugs = await cards.tracksRacing({ from: addDays(today, -1), to: addDays(today, 1) });
    const tracks = slugs.flatMap((slug) => trackBySlug(slug) ?? []);
    const storedCards = await Promise.all(
      tracks.map(({ slug, timeZone }) => cards.cardFor(slug, raceDayAt(now, timeZone))),
    );
    const todays = storedCards.flatMap((storedCard) => (storedCard === null ? [] : [storedCard.card]));
    return { now, today, cards: todays, history: historyOf(todays) };
  };
}

export type ReadRacingNow = ReturnType<typeof makeReadRacingNow>;
