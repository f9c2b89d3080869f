import { makeForm } from '#core/handicapping/models/form.ts';
import type { NamedModel } from '#core/handicapping/models/model.ts';
import type { FormRecord } from '#core/handicapping/models/record.ts';
import { type FormSample, type FormSettings, fitForm } from '#core/training/fitting/form-fit.ts';
import { type MorningExample, morningExample } from './morning-examples.ts';
import type { RealCardExample } from './real-cards.ts';

/** Placeholders for a fit that is not saved yet. */
const NO_HEAD = { version: '', date: '', sample: { races: 0, days: 0, from: '', to: '', of: '' } };

export const formOf = (fitted: Pick<FormRecord, 'figure' | 'power' | 'features'>): NamedModel =>
  makeForm({ ...NO_HEAD, ...fitted });

export interface RealFormSample extends FormSample {
  readonly cards: readonly RealCardExample[];
}

/** The races of cards with a known winner, each rated by a form model that had not seen its card. */
export function crossRated(
  sample: RealFormSample,
  settings: FormSettings,
  { figure }: Pick<FormRecord, 'figure'>,
): readonly MorningExample[] {
  return [...new Set(sample.cards.map(({ card }) => card))].flatMap((card) => {
    const others = sample.cards.filter((example) => example.card !== card);
    const model = formOf(fitForm({ ...sample, cards: others }, settings, figure));
    return sample.cards
      .filter((example) => example.card === card)
      .flatMap((example) => morningExample(example, example.track, model) ?? []);
  });
}
