import type { OrderExponents } from '../../handicapping/finish-order.ts';
import type { ScoredRace } from '../scoring/score.ts';
import { fitLogit, type TrainingExample } from './logit-fit.ts';

const LEAST = 1e-12;

/** Drawing the next place among those left: one training example whose only feature is ln of the win chance. */
function trainingExampleOf({ example, chances }: ScoredRace, taken: number): TrainingExample | null {
  const { order } = example;
  if (order.length <= taken) return null;
  const gone = order.slice(0, taken);
  const left = chances.flatMap((chance, index) => (gone.includes(index) ? [] : [{ chance, at: index }]));
  if (left.length < 2) return null;
  return {
    starters: left.length,
    features: Float64Array.from(left, ({ chance }) => Math.log(Math.max(chance, LEAST))),
    target: left.map(({ at: index }) => (index === order[taken] ? 1 : 0)),
    weight: 1,
  };
}

/** Where no race has places behind the winner. */
const HARVILLE = { value: 1, error: 0 };

function exponentOf(scored: readonly ScoredRace[], taken: number): { value: number; error: number } {
  const trainingExamples = scored
    .map((race) => trainingExampleOf(race, taken))
    .filter((trainingExample) => trainingExample !== null);
  const { weights, scales, errors } = fitLogit(trainingExamples, 1, 0, { least: 2 });
  const scale = scales[0] ?? 0;
  if (scale === 0) return HARVILLE;
  return { value: (weights[0] ?? 1) / scale, error: (errors[0] ?? 0) / scale };
}

export interface OrderFit {
  readonly exponents: OrderExponents;
  readonly errors: OrderExponents;
  readonly races: number;
}

/**
 * Exponents of greatest likelihood for second and third, given win chances (Lo and Bacon-Shone's discount); Harville's
 * 1 without a race to fit on.
 */
export function fitOrder(scored: readonly ScoredRace[]): OrderFit {
  const second = exponentOf(scored, 1);
  const third = exponentOf(scored, 2);
  return {
    exponents: { second: second.value, third: third.value },
    errors: { second: second.error, third: third.error },
    races: scored.filter(({ example }) => example.order.length === 3).length,
  };
}
