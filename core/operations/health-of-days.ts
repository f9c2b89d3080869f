import type { RaceDay } from '../kernel/race-day.ts';
import type { DayFacts } from './day-facts.ts';
import { type AiAbilities, type DayHealth, dayHealth, type HealthMoment } from './day-health.ts';
import type { RunHistory } from './history/ports.ts';
import { cardFetchesOf } from './racing-on-day.ts';

/** What the health of days is counted from. */
export interface HealthSources {
  readonly counts: {
    /** The stored facts of each of these days at a track (slug). */
    factsOf(track: string, days: readonly RaceDay[]): Promise<readonly DayFacts[]>;
  };
  readonly history: Pick<RunHistory, 'lastOfDays'>;
  readonly abilities: AiAbilities;
}

/** How complete each of these days is at a track (slug), in their order. */
export async function healthOfDays(
  { counts, history, abilities }: HealthSources,
  track: string,
  days: readonly RaceDay[],
  moment: HealthMoment,
): Promise<readonly DayHealth[]> {
  const facts = await counts.factsOf(track, days);
  const cardFetch = await cardFetchesOf(history, track, facts);
  return facts.map((dayFacts) =>
    dayHealth({ track, facts: dayFacts, cardFetch: cardFetch(dayFacts.day) }, moment, abilities),
  );
}
