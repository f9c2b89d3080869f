import type { Finisher, RaceResult } from './race-result.ts';

/** Those that ran for money: a starter without a price among priced ones was declared a non-starter. */
export function startersForMoney({ starters }: Pick<RaceResult, 'starters'>): readonly Finisher[] {
  const priced = starters.filter(({ odds }) => odds !== null);
  return priced.length > 0 ? priced : starters;
}

/** Official placing where the race has any, else the order across the line. */
export function placeOf(horse: Finisher, { starters }: Pick<RaceResult, 'starters'>): number | null {
  return starters.some(({ official }) => official !== null) ? horse.official : horse.crossed;
}
