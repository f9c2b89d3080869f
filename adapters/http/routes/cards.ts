import type { FindRace } from '#core/card/use-cases/find-race.ts';
import type { ShowCard } from '#core/card/use-cases/show-card.ts';
import type { TodaysCard, TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { Clock } from '#core/kernel/doors.ts';

export interface CardDoors {
  readonly todaysCard: TodaysCardOf;
  readonly showCard: ShowCard;
  readonly findRace: FindRace;
  /** The racing clock. */
  readonly racingClock: Clock;
}

/** The racing day of a track, its card with past races. */
export async function dayOf({ todaysCard, showCard }: CardDoors, trackKey: string): Promise<TodaysCard> {
  const day = await todaysCard(trackKey);
  if (day.card === null) return day;
  return { ...day, card: await showCard(day.track.slug, day.card.day) };
}
