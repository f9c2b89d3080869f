import { sumBy } from '../../kernel/numbers.ts';
import type { ReturnInLastLeg } from './will-pays.ts';

/** What a ticket returns with a horse of its last leg, and the chance (0-1) that it wins; null where there is none. */
export interface LikelyReturn extends ReturnInLastLeg {
  readonly chance: number | null;
}

/**
 * Dollars that a ticket returns on average over its last leg, by the chance of each of its horses and the will-pays.
 * Example: $30 with a horse that wins 20% of the time and $100 with one of 5% is 0.20 x 30 + 0.05 x 100 = $11. Null while
 * a horse lacks its will-pay or its chance: a part of it would read as all of it.
 */
export function expectedReturn(rows: readonly Pick<LikelyReturn, 'chance' | 'dollars'>[]): number | null {
  if (rows.length === 0 || rows.some(({ chance, dollars }) => chance === null || dollars === null))
    return null;
  return Math.round(100 * sumBy(rows, ({ chance, dollars }) => (chance ?? 0) * (dollars ?? 0))) / 100;
}

/** The chance that a ticket cashes in its last leg; null while one of its horses has none. */
export const chanceToCash = (rows: readonly Pick<LikelyReturn, 'chance'>[]): number | null =>
  rows.some(({ chance }) => chance === null)
    ? null
    : Math.min(
        1,
        sumBy(rows, ({ chance }) => chance ?? 0),
      );
