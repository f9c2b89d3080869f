import type { Card } from '../../card/race.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type CardComparison, comparisonOn, type MorningModels } from '../scoring/card-comparison.ts';
import { type Outcomes, racesOnCards } from '../scoring/races-on-cards.ts';

/**
 * Scores the morning models on cards with results. Refuses ('not-found', `models.no-races`) where no race of the cards
 * has a result.
 */
export const makeCompareOnCards = ({ models }: { readonly models: MorningModels }) =>
  function compareOnCards(cards: readonly Card[], outcomes: Outcomes): CardComparison {
    const { races, leftOut } = racesOnCards(cards, outcomes);
    if (races.length > 0) return comparisonOn(races, leftOut, models);
    const [first] = leftOut;
    const example = first === undefined ? 'The cards have no races' : `${first.race}: ${first.reason}`;
    throw new Refusal(
      'not-found',
      'models.no-races',
      `No race of these cards can be scored. ${example}. Name the folder of their result charts with --results.`,
    );
  };

export type CompareOnCards = ReturnType<typeof makeCompareOnCards>;
