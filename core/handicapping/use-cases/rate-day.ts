import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import { formIn } from '../../card/form.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import { noonOf } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { aroundRace } from '../evidence.ts';
import type { Handicapper } from '../handicapper.ts';
import type { KnownAround } from '../ports.ts';
import { type RaceRating, rateAsOf } from '../rating.ts';
import type { RaceWeather } from '../win-percent.ts';

export interface DayRating {
  readonly trackSlug: string;
  readonly track: string;
  readonly day: string;
  readonly card: Provenance;
  readonly races: readonly RaceRating[];
}

export interface DayToRate {
  /** Slug or number of a registered track. */
  readonly track: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Only this race; null for all. */
  readonly raceNumber?: number | null;
  readonly weather?: RaceWeather | null;
}

/**
 * Rates a day's card, or one race of it. Refuses an unregistered track (`card.unknown-track`), an invalid
 * day (`card.bad-day`), a day without a card (`card.no-card`) and a race it does not have (`card.unknown-race`).
 */
export function makeRateDay({
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
  return async function rateDay({ track: trackKey, day: dayText, ...ask }: DayToRate): Promise<DayRating> {
    const { track, day } = trackAndDay(trackKey, dayText);
    const { card } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const raceNumber = ask.raceNumber ?? null;
    const races = raceNumber === null ? card.races : [raceNumbered(card.races, raceNumber, day)];
    const context = { now: clock(), card: card.provenance };
    const forms = await cards.formsOf(races, noonOf(card));
    const known = await knownAround(races, forms, context.now);
    const rated = (race: Race): RaceRating =>
      rateAsOf(
        race,
        formIn(forms, race),
        { ...aroundRace(known, race, ask.weather), ...context },
        handicapper,
      );
    return {
      trackSlug: track.slug,
      track: track.displayName,
      day,
      card: card.provenance,
      races: races.map(rated),
    };
  };
}
