import { sumOf } from '../../kernel/numbers.ts';
import type { PersonStart } from './person-start.ts';

/** What somebody's starts in a span came to. Shares in percent, 0-100; null without a start. */
export interface PersonRecord {
  readonly starts: number;
  readonly wins: number;
  readonly inTheMoney: number;
  readonly winPercent: number | null;
  readonly inTheMoneyPercent: number | null;
  /** Profit in percent of the stakes with the same amount to win on each priced start; null without one. */
  readonly roi: number | null;
  /** Starts with known odds: what `roi` rests on. */
  readonly pricedStarts: number;
}

const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);

/** Adds starts up. */
export function recordOf(starts: readonly PersonStart[]): PersonRecord {
  const wins = starts.filter(({ won }) => won).length;
  const inTheMoney = starts.filter((start) => start.inTheMoney).length;
  const returns = starts.flatMap(({ returned }) => returned ?? []);
  const returned = sumOf(returns);
  return {
    starts: starts.length,
    wins,
    inTheMoney,
    winPercent: percentOf(wins, starts.length),
    inTheMoneyPercent: percentOf(inTheMoney, starts.length),
    roi: percentOf(returned - returns.length, returns.length),
    pricedStarts: returns.length,
  };
}
