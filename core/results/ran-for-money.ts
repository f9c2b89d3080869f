import type { Finisher, RaceResult } from './race-result.ts';

type Field = Pick<RaceResult, 'starters'>;

/**
 * Those with money bet on them. Left out is whom the result reports as no betting interest, and a starter without a price
 * among priced ones.
 */
export function startersForMoney({ starters }: Field): readonly Finisher[] {
  const open = starters.filter(({ noBetting }) => noBetting === undefined);
  const priced = open.filter(({ odds }) => odds !== null);
  return priced.length > 0 ? priced : open;
}

/** Those that count as starters of their jockey and trainer: with money bet on them, or for purse money only. */
export function startersThatRan(race: Field): readonly Finisher[] {
  const forMoney = new Set(startersForMoney(race));
  return race.starters.filter((horse) => forMoney.has(horse) || horse.noBetting === 'purse-only');
}

/** Official placing where the race has any, else the order across the line. */
export function placeOf(horse: Finisher, { starters }: Field): number | null {
  return starters.some(({ official }) => official !== null) ? horse.official : horse.crossed;
}

/**
 * The place by which bets are paid: the horses ahead that are no betting interest do not count. Null for such a horse
 * itself, and for one without a place.
 */
export function bettingPlaceOf(horse: Finisher, race: Field): number | null {
  const place = placeOf(horse, race);
  if (place === null || horse.noBetting !== undefined) return null;
  const isAhead = (other: Finisher): boolean => (placeOf(other, race) ?? place) < place;
  return place - race.starters.filter((other) => other.noBetting !== undefined && isAhead(other)).length;
}
