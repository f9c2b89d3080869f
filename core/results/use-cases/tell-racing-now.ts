import type { CardShelf } from '../../card/ports.ts';
import { TRACKS, type Track } from '../../card/track.ts';
import type { Clock } from '../../kernel/doors.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { historyOf, type RacingNow } from '../racing-now.ts';

const [FLAGSHIP] = TRACKS as readonly [Track, ...Track[]];

/** Where racing stands: the clock, today's cards of every track, and whether they are invented. */
export function makeTellRacingNow({
  cards,
  clock,
}: {
  readonly cards: Pick<CardShelf, 'cardFor'>;
  readonly clock: Clock;
}) {
  return async function tellRacingNow(): Promise<RacingNow> {
    const now = clock();
    const kept = await Promise.all(
      TRACKS.map(({ slug, timeZone }) => cards.cardFor(slug, raceDayAt(now, timeZone))),
    );
    const todays = kept.flatMap((one) => (one === null ? [] : [one.card]));
    return { now, today: raceDayAt(now, FLAGSHIP.timeZone), cards: todays, history: historyOf(todays) };
  };
}

export type TellRacingNow = ReturnType<typeof makeTellRacingNow>;
