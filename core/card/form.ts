import type { PastPerformance } from './past-performance.ts';
import type { Card, Race, RaceId } from './race.ts';

/** Past performances by program number, newest first. */
export type Form = ReadonlyMap<string, readonly PastPerformance[]>;

/** The form of several races; one without any is left out. */
export type Forms = ReadonlyMap<RaceId, Form>;

const NO_FORM: Form = new Map();

export const formIn = (forms: Forms, { id }: Pick<Race, 'id'>): Form => forms.get(id) ?? NO_FORM;

/** The race with the past performances of its runners filled in; unknown form stays unknown. */
export function withForm(race: Race, forms: Forms): Race {
  const form = formIn(forms, race);
  const runners = race.runners.map((runner) => ({
    ...runner,
    pastPerformances: form.get(runner.programNumber) ?? (runner.pastPerformances === null ? null : []),
  }));
  return { ...race, runners };
}

/** The card with the past performances of its runners filled in. */
export const cardWithForm = (card: Card, forms: Forms): Card => ({
  ...card,
  races: card.races.map((race) => withForm(race, forms)),
});
