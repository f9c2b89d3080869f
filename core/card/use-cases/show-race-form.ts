import { cardOrRefusal, raceNumbered, trackAndDay } from '../days-card.ts';
import type { PrintedForms } from '../history/ports.ts';
import type { CardStore } from '../ports.ts';
import { type RaceForm, raceForm } from '../race-form/horse-form.ts';
import { noonOf } from '../track.ts';

export interface ShowRaceFormDeps {
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly forms: Pick<PrintedForms, 'printedOf'>;
}

/**
 * The past races and works of a race's horses as known on the morning of its day. Refuses what `showCard` refuses, and a
 * race the card does not have ('not-found', `card.unknown-race`).
 */
export function makeShowRaceForm({ cards, forms }: ShowRaceFormDeps) {
  return async function showRaceForm(
    trackKey: string,
    dayText: string,
    raceNumber: number,
  ): Promise<RaceForm> {
    const { track, day } = trackAndDay(trackKey, dayText);
    const { card } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const race = raceNumbered(card.races, raceNumber, day);
    const keys = race.runners.map(({ horseKey }) => horseKey);
    return raceForm(race, card, await forms.printedOf(keys, noonOf(card)));
  };
}

export type ShowRaceForm = ReturnType<typeof makeShowRaceForm>;
