import type { Card, Race } from '#core/card/race.ts';
import type { FindRace } from '#core/card/use-cases/find-race.ts';
import type { ReadForm } from '#core/card/use-cases/read-form.ts';
import type { TodaysCard, TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { Clock } from '#core/kernel/doors.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import type { PricesNow } from '#core/odds/use-cases/prices-now.ts';
import { presentCard, presentRace } from './present-race.ts';

export interface CardDoors {
  readonly todaysCard: TodaysCardOf;
  readonly readForm: ReadForm;
  readonly findRace: FindRace;
  readonly pricesNow: PricesNow;
  /** The racing clock. */
  readonly racingClock: Clock;
}

/** The racing day of a track, its card with past races. */
export async function dayOf({ todaysCard, readForm }: CardDoors, trackKey: string): Promise<TodaysCard> {
  const day = await todaysCard(trackKey);
  return day.card === null ? day : { ...day, card: await readForm(day.card) };
}

/** The races of a card with the prices known now; none without one. */
export const shownCard = async ({ pricesNow, racingClock }: CardDoors, card: Card | null) =>
  card === null ? [] : presentCard(card, racingClock(), await pricesNow(card.races));

/** One race with the prices known now. */
export const shownRace = async ({ pricesNow, racingClock }: CardDoors, race: Race, from: Provenance) =>
  presentRace(race, from, racingClock(), (await pricesNow([race])).get(race.id));
