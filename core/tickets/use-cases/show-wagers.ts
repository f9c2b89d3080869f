import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import { type WagerOnMenu, wagerMenu } from '../wager-menu.ts';

/** What can be bet from a race on. Refuses an id that names no race ('not-found', `card.unknown-race`). */
export function makeShowWagers({ cards }: { readonly cards: Pick<CardStore, 'raceWith' | 'cardFor'> }) {
  return async function showWagers(idText: string): Promise<readonly WagerOnMenu[]> {
    const { race } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(idText)));
    const day = await cards.cardFor(race.trackSlug, race.day);
    return wagerMenu({ ...race, races: (day?.card.races ?? []).map(({ number }) => number) });
  };
}

export type ShowWagers = ReturnType<typeof makeShowWagers>;
