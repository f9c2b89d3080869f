import { cardWithForm } from '../form.ts';
import type { CardStore } from '../ports.ts';
import type { Card } from '../race.ts';
import { noonOf } from '../track.ts';

/** A card that was read already, with the past races of its runners before its own day. */
export function makeReadForm({ cards }: { readonly cards: Pick<CardStore, 'formsOf'> }) {
  return async function readForm(card: Card): Promise<Card> {
    return cardWithForm(card, await cards.formsOf(card.races, noonOf(card)));
  };
}

export type ReadForm = ReturnType<typeof makeReadForm>;
