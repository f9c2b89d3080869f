import type { Clock } from '../../kernel/functions.ts';
import { addDays, type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { trackOrRefusal } from '../days-card.ts';
import type { CardCalendar, CardStore } from '../ports.ts';
import type { Card } from '../race.ts';
import { isFinished } from '../race-status.ts';
import { type SeasonState, seasonState } from '../season.ts';
import type { Track } from '../track.ts';

export const SHOWING_TOMORROW = "Today's races are complete. Showing tomorrow's races.";

/** The card of the racing day, without past races. */
export interface TodaysCard {
  readonly track: Track;
  /** The day on the track's calendar now. */
  readonly today: RaceDay;
  /** Null when today has no card. */
  readonly card: Card | null;
  readonly isShowingTomorrow: boolean;
  readonly message: string | null;
  /** Null where the dates of the season are not known. */
  readonly season: SeasonState | null;
  /** The latest day with a real card of the track, before or after today; null when no card has been imported. */
  readonly latestCardDay: RaceDay | null;
}

interface Deps {
  readonly cards: CardStore & CardCalendar;
  readonly clock: Clock;
}

/**
 * Today's card by the track's own calendar; tomorrow's once every race of today's is finished and tomorrow has
 * one. Refuses an unregistered track (`card.unknown-track`).
 */
export function makeTodaysCard({ cards, clock }: Deps) {
  return async function todaysCard(trackKey: string): Promise<TodaysCard> {
    const track = trackOrRefusal(trackKey);
    const now = clock();
    const today = raceDayAt(now, track.timeZone);
    const season = track.season === null ? null : seasonState(track.season, today);
    const cardOn = async (day: RaceDay) => (await cards.cardFor(track.slug, day))?.card ?? null;
    const [card, latestCardDay] = await Promise.all([cardOn(today), cards.latestRealDay(track.slug)]);
    const todays = { track, today, card, isShowingTomorrow: false, message: null, season, latestCardDay };
    const isOver = card?.races.every((race) => isFinished(race, now)) ?? false;
    if (!isOver) return todays;
    const tomorrow = await cardOn(addDays(today, 1));
    if (tomorrow === null) return todays;
    return { ...todays, card: tomorrow, isShowingTomorrow: true, message: SHOWING_TOMORROW };
  };
}

export type TodaysCardOf = ReturnType<typeof makeTodaysCard>;
