import type { Finisher, RaceResult } from './race-result.ts';

type Field = Pick<RaceResult, 'starters'>;

/**
 * Starters that could be bet on. Left out are those reported without betting, and a starter without odds
 * when others have odds.
 */
export function startersForMoney({ starters }: Field): readonly Finisher[] {
  const open = starters.filter(({ noBetting }) => noBetting === undefined);
  const priced = open.filter(({ odds }) => odds !== null);
  return priced.length > 0 ? priced : open;
}

/** Starters that count for jockeys and trainers: those with betting, or for purse money only. */
export function startersThatRan(race: Field): readonly Finisher[] {
  const forMoney = new Set(startersForMoney(race));
  return race.starters.filter((horse) => forMoney.has(horse) || horse.noBetting === 'purse-only');
}

/** Official placing where the race has any, else the order across the line. */
export function placeOf(horse: Finisher, { starters }: Field): number | null {
  return starters.some(({ official }) => official !== null) ? horse.official : horse.crossed;
}

/**
 * The place for betting purposes: horses ahead without betting do not count. Null for such a horse
 * itself, and for one without a place.
 */
export function bettingPlaceOf(horse: Finisher, race: Field): number | null {
  const place = placeOf(horse, race);
  if (place === null || horse.noBetting !== undefined) return null;
  const isAhead = (other: Finisher): boolean => (placeOf(other, race) ?? place) < place;
  return place - race.starters.filter((other) => other.noBetting !== undefined && isAhead(other)).length;
}
