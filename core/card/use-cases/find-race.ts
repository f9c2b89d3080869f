import type { Provenance } from '../../kernel/provenance.ts';
import { raceIdOrRefusal, raceOrRefusal } from '../days-card.ts';
import { withForm } from '../form.ts';
import type { CardStore } from '../ports.ts';
import type { Race } from '../race.ts';
import { noonOf } from '../track.ts';

/** A race with the past races of its runners, and where its card came from. */
export interface FoundRace {
  readonly race: Race;
  readonly card: Provenance;
}

/** One race by its id; refuses an id that names none ('not-found', `card.unknown-race`). */
export function makeFindRace({ cards }: { readonly cards: CardStore }) {
  return async function findRace(idText: string): Promise<FoundRace> {
    const { race, provenance } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(idText)));
    const forms = await cards.formsOf([race], noonOf(race));
    return { race: withForm(race, forms), card: provenance };
  };
}

export type FindRace = ReturnType<typeof makeFindRace>;
