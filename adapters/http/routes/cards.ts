import type { Card, Race } from '#core/card/race.ts';
import type { FindRace } from '#core/card/use-cases/find-race.ts';
import type { ReadForm } from '#core/card/use-cases/read-form.ts';
import type { TodaysCard, TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { RaceWeatherOf } from '#core/handicapping/ports.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import type { PricesNow } from '#core/odds/use-cases/prices-now.ts';
import { presentCard, presentRace } from './present-race.ts';

export interface CardDeps {
  readonly todaysCard: TodaysCardOf;
  readonly readForm: ReadForm;
  readonly findRace: FindRace;
  readonly pricesNow: PricesNow;
  readonly raceWeatherOf: RaceWeatherOf;
  /** The racing clock. */
  readonly racingClock: Clock;
}

/** The racing day of a track, its card with past races. */
export async function dayOf({ todaysCard, readForm }: CardDeps, trackKey: string): Promise<TodaysCard> {
  const day = await todaysCard(trackKey);
  return day.card === null ? day : { ...day, card: await readForm(day.card) };
}

type NowDeps = Pick<CardDeps, 'pricesNow' | 'raceWeatherOf' | 'racingClock'>;

async function knownNow({ pricesNow, raceWeatherOf, racingClock }: NowDeps, races: readonly Race[]) {
  const now = racingClock();
  const [boards, weather] = await Promise.all([pricesNow(races), raceWeatherOf(races, now)]);
  return { now, boards, weather };
}

/** The races of a card with the prices and the going known now; none without one. */
export const shownCard = async (deps: NowDeps, card: Card | null) =>
  card === null ? [] : presentCard(card, await knownNow(deps, card.races));

/** One race with the prices and the going known now. */
export const shownRace = async (deps: NowDeps, race: Race, from: Provenance) =>
  presentRace(race, from, await knownNow(deps, [race]));
