import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import { formIn } from '../../card/form.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Clock } from '../../kernel/functions.ts';
import { aroundRace, evidenceInstant } from '../evidence.ts';
import type { Handicapper } from '../handicapper.ts';
import type { KnownAround } from '../ports.ts';
import { type RaceRating, rateAsOf } from '../rating.ts';
import type { RaceWeather } from '../win-percent.ts';

/**
 * Rates one race by its id as it is known now, at most up to its off. `weather` may be null. Refuses an id that
 * names no race ('not-found', `card.unknown-race`).
 */
export function makeRateRace({
  cards,
  clock,
  knownAround,
  handicapper,
}: {
  readonly cards: CardStore;
  readonly knownAround: KnownAround;
  readonly clock: Clock;
  readonly handicapper: Handicapper;
}) {
  return async function rateRace(idText: string, weather: RaceWeather | null = null): Promise<RaceRating> {
    const { race, provenance: card } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(idText)));
    const now = clock();
    const forms = await cards.formsOf([race], evidenceInstant(race, now));
    const around = aroundRace(await knownAround([race], forms, now), race, weather);
    return rateAsOf(race, formIn(forms, race), { ...around, now, card }, handicapper);
  };
}

export type RateRace = ReturnType<typeof makeRateRace>;
