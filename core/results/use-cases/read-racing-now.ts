import type { CardStore } from '../../card/ports.ts';
import { TRACKS, type Track } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { historyOf, type RacingNow } from '../racing-now.ts';

const [FLAGSHIP] = TRACKS as readonly [Track, ...Track[]];

/** The state of racing: the clock, today's cards of every track, and whether they are invented. */
export function makeReadRacingNow({
  cards,
  clock,
}: {
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly clock: Clock;
}) {
  return async function readRacingNow(): Promise<RacingNow> {
    const now = clock();
    const storedCards = await Promise.all(
      TRACKS.map(({ slug, timeZone }) => cards.cardFor(slug, raceDayAt(now, timeZone))),
    );
    const todays = storedCards.flatMap((storedCard) => (storedCard === null ? [] : [storedCard.card]));
    return { now, today: raceDayAt(now, FLAGSHIP.timeZone), cards: todays, history: historyOf(todays) };
  };
}

export type ReadRacingNow = ReturnType<typeof makeReadRacingNow>;
