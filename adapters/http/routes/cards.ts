import type { FindRace } from '#core/card/use-cases/find-race.ts';
import type { ReadForm } from '#core/card/use-cases/read-form.ts';
import type { TodaysCard, TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { Clock } from '#core/kernel/doors.ts';

export interface CardDoors {
  readonly todaysCard: TodaysCardOf;
  readonly readForm: ReadForm;
  readonly findRace: FindRace;
  /** The racing clock. */
  readonly racingClock: Clock;
}

/** The racing day of a track, its card with past races. */
export async function dayOf({ todaysCard, readForm }: CardDoors, trackKey: string): Promise<TodaysCard> {
  const day = await todaysCard(trackKey);
  return day.card === null ? day : { ...day, card: await readForm(day.card) };
}
