import { cardOrRefusal, trackAndDay } from '../days-card.ts';
import { cardWithForm } from '../form.ts';
import type { CardStore } from '../ports.ts';
import type { Card } from '../race.ts';
import { noonOf } from '../track.ts';

/**
 * A track's card of a day with the past races of its runners. Refuses an unregistered track
 * (`card.unknown-track`), a day that is none (`card.bad-day`) and a day without a card (`card.no-card`).
 */
export function makeShowCard({ cards }: { readonly cards: CardStore }) {
  return async function showCard(trackKey: string, dayText: string): Promise<Card> {
    const { track, day } = trackAndDay(trackKey, dayText);
    const storedCard = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    return cardWithForm(storedCard.card, await cards.formsOf(storedCard.card.races, noonOf(storedCard.card)));
  };
}

export type ShowCard = ReturnType<typeof makeShowCard>;
