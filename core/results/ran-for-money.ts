import type { Finisher } from './race-result.ts';

/** What betting has to know of a starter. */
type Placed = Pick<Finisher, 'noBetting' | 'odds' | 'official' | 'crossed'>;

interface Field<T extends Placed = Placed> {
  readonly starters: readonly T[];
}

/**
 * Starters that could be bet on. Left out are those reported without betting, and a starter without odds
 * when others have odds.
 */
export function startersForMoney<T extends Placed>({ starters }: Field<T>): readonly T[] {
  const open = starters.filter(({ noBetting }) => noBetting === undefined);
  const priced = open.filter(({ odds }) => odds !== null);
  return priced.length > 0 ? priced : open;
}

/** Starters that count for jockeys and trainers: those with betting, or for purse money only. */
export function startersThatRan<T extends Placed>(race: Field<T>): readonly T[] {
  const forMoney = new Set<T>(startersForMoney(race));
  return race.starters.filter((horse) => forMoney.has(horse) || horse.noBetting === 'purse-only');
}

/** Official placing where the race has any, else the order across the line. */
export function placeOf(horse: Placed, { starters }: Field): number | null {
  return starters.some(({ official }) => official !== null) ? horse.official : horse.crossed;
}

/**
 * The place for betting purposes: horses ahead without betting do not count. Null for such a horse
 * itself, and for one without a place.
 */
export function bettingPlaceOf(horse: Placed, race: Field): number | null {
  const place = placeOf(horse, race);
  if (place === null || horse.noBetting !== undefined) return null;
  const isAhead = (other: Placed): boolean => (placeOf(other, race) ?? place) < place;
  return place - race.starters.filter((other) => other.noBetting !== undefined && isAhead(other)).length;
}
