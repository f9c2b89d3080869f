import { trackOrRefusal } from '../../card/days-card.ts';
import type { Clock } from '../../kernel/functions.ts';
import { addDays, type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { type AiAbilities, type DayHealth, dayHealth } from '../day-health.ts';
import type { RunHistory } from '../history/ports.ts';
import type { DayCounts } from '../ports.ts';
import { cardFetchesOf } from '../racing-on-day.ts';

export interface ShowHealthDeps {
  readonly counts: DayCounts;
  readonly history: Pick<RunHistory, 'lastOfDays'>;
  readonly racingClock: Clock;
  readonly abilities: AiAbilities;
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
export function makeShowHealth({ counts, history, racingClock, abilities }: ShowHealthDeps): ShowHealth {
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
    const facts = await counts.factsOf(slug, days);
    const cardFetch = await cardFetchesOf(history, slug, facts);
    return facts.map((dayFacts) =>
      dayHealth(
        { track: slug, facts: dayFacts, cardFetch: cardFetch(dayFacts.day) },
        { today, now },
        abilities,
      ),
    );
  };
}
