import type { Performance } from './performance.ts';
import { nameOf } from './performance.ts';

/** A dollar to win each time by one rule, and what came of it. */
export type BetRecord = Performance['baselines'][number];

const rules: Readonly<Record<string, string>> = {
  everything: 'Every horse',
  favorites: 'Every favorite',
};

/** By which rule the dollars were bet. */
export const ruleOf = (name: string): string => rules[name] ?? `Overlays: ${nameOf(name)}`;

/** The records that hold bets, and the models that never found one. The public is no rule: its price is the price. */
export function betRecords({
  models,
  baselines = [],
}: Partial<Pick<Performance, 'baselines'>> & Pick<Performance, 'models'>) {
  const overlays = models
    .filter(({ name }) => name !== 'public')
    .map(({ name, roi }): BetRecord => ({ name, ...roi }));
  return {
    placed: [...baselines, ...overlays].filter((record) => record.return !== null),
    never: overlays.filter(({ bets }) => bets === 0).map(({ name }) => nameOf(name)),
  };
}

/** Its interval; of no width where none is known. */
export const reachOf = ({ return: profit, low, high }: BetRecord) => ({
  low: low ?? profit ?? 0,
  high: high ?? profit ?? 0,
});
