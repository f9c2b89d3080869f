import { FLAGSHIP, type Track } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { type AiAbilities, type DayHealth, dayHealth } from '../day-health.ts';
import type { RunHistory } from '../history/ports.ts';
import type { DayCounts } from '../ports.ts';
import { cardFetchesOf } from '../racing-on-day.ts';

export interface ShowHealthOfTracksDeps {
  readonly counts: Pick<DayCounts, 'factsOf'>;
  readonly history: Pick<RunHistory, 'lastOfDays'>;
  readonly racingClock: Clock;
  readonly abilities: AiAbilities;
  readonly tracksToday: () => Promise<readonly Track[]>;
}

/** Today's health of every track that races today, and of the flagship, which comes first. */
export function makeShowHealthOfTracks(deps: ShowHealthOfTracksDeps) {
  const { counts, history, racingClock, abilities, tracksToday } = deps;
  return async function showHealthOfTracks(): Promise<readonly DayHealth[]> {
    const racing = await tracksToday();
    const now = racingClock();
    const tracks = [FLAGSHIP, ...racing.filter(({ slug }) => slug !== FLAGSHIP.slug)];
    const health = await Promise.all(
      tracks.map(async ({ slug, timeZone }) => {
        const today = raceDayAt(now, timeZone);
        const facts = await counts.factsOf(slug, [today]);
        const cardFetch = await cardFetchesOf(history, slug, facts);
        return facts.map((dayFacts) =>
          dayHealth(
            { track: slug, facts: dayFacts, cardFetch: cardFetch(dayFacts.day) },
            { today, now },
            abilities,
          ),
        );
      }),
    );
    return health.flat();
  };
}

export type ShowHealthOfTracks = ReturnType<typeof makeShowHealthOfTracks>;
