import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import { formIn } from '../../card/form.ts';
import type { CardShelf } from '../../card/ports.ts';
import type { Clock } from '../../kernel/doors.ts';
import { backingsIn, evidenceInstant } from '../evidence.ts';
import type { BackingsOf } from '../ports.ts';
import { type Handicapper, type RaceRating, rateAsOf } from '../rating.ts';
import type { RaceWeather } from '../win-percent.ts';

/**
 * Rates one race by its id as it is known now, at most up to its off. `weather` may be null. Refuses an id that
 * names no race ('not-found', `card.unknown-race`).
 */
export function makeRateRace({
  cards,
  clock,
  backingsOf,
  handicapper,
}: {
  readonly cards: CardShelf;
  readonly backingsOf: BackingsOf;
  readonly clock: Clock;
  readonly handicapper: Handicapper;
}) {
  return async function rateRace(idText: string, weather: RaceWeather | null = null): Promise<RaceRating> {
    const { race, provenance: card } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(idText)));
    const now = clock();
    const forms = await cards.formsOf([race], evidenceInstant(race, now));
    const backings = backingsIn(await backingsOf([race], forms, now), race);
    return rateAsOf(race, formIn(forms, race), { now, weather, card, backings }, handicapper);
  };
}

export type RateRace = ReturnType<typeof makeRateRace>;
