import { makeForm } from '#core/handicapping/models/form.ts';
import type { NamedModel } from '#core/handicapping/models/model.ts';
import {
  type FittedForm,
  type FormSample,
  type FormSettings,
  fitForm,
} from '#core/training/fitting/form-fit.ts';
import type { RealBetLine } from './bet-lines.ts';
import { type MorningExample, morningExample } from './morning-examples.ts';
import type { RealCardExample } from './real-cards.ts';

/** Placeholders for a fit that is not saved yet. */
const NO_HEAD = { version: '', date: '', sample: { races: 0, days: 0, from: '', to: '', of: '' } };

export const formOf = (fitted: FittedForm): NamedModel => makeForm({ ...NO_HEAD, ...fitted });

export interface RealFormSample extends FormSample {
  readonly cards: readonly RealCardExample[];
  readonly bets: readonly RealBetLine[];
}

/** A race of a card, rated by a form model that had not seen its card. */
export interface UnseenRace {
  readonly example: RealCardExample;
  readonly model: NamedModel;
}

/** Every race of the cards with a model fitted on the other cards; how figures are predicted is the same for all. */
export function cardLeftOut(
  sample: RealFormSample,
  settings: FormSettings,
  { figure }: Pick<FittedForm, 'figure'>,
): readonly UnseenRace[] {
  return [...new Set(sample.cards.map(({ card }) => card))].flatMap((card) => {
    const cards = sample.cards.filter((example) => example.card !== card);
    const bets = sample.bets.filter((line) => line.card !== card);
    const model = formOf(fitForm({ ...sample, cards, bets }, settings, figure));
    return sample.cards.filter((example) => example.card === card).map((example) => ({ example, model }));
  });
}

/** The races of cards with a known winner. */
export const withWinner = (races: readonly UnseenRace[]): readonly MorningExample[] =>
  races.flatMap(({ example, model }) => morningExample(example, example.track, model) ?? []);
