import type { Interval } from '#kit/kit.ts';
import type { Performance } from './performance.ts';
import { nameOf } from './performance.ts';

/** A dollar to win each time by one rule, and what came of it. */
export type BetRecord = Performance['baselines'][number];
/** One that holds bets: its return is known. */
export type PlacedBets = BetRecord & { readonly return: number };

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
    placed: [...baselines, ...overlays].filter((record): record is PlacedBets => record.return !== null),
    never: overlays.filter(({ bets }) => bets === 0).map(({ name }) => nameOf(name)),
  };
}

/** Its interval; null where an end is unknown. */
export const reachOf = ({ low, high }: BetRecord): Interval | null =>
  low === null || high === null ? null : { low, high };

/** What the picture's scale must hold: the interval, else the return alone. */
export const pictured = (record: PlacedBets): Interval =>
  reachOf(record) ?? { low: record.return, high: record.return };
