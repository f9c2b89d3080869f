import { MILE } from '../../card/distance.ts';
import { courseOf } from '../../card/surface.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import { startersForMoney } from '../../results/ran-for-money.ts';

export const FOOTINGS = ['dirt', 'turf', 'synthetic', 'jumps'] as const;
export const DISTANCES = ['sprint', 'route'] as const;
/** Up to 6 starters, 7 to 9, 10 and more. */
export const FIELD_SIZES = ['small', 'medium', 'large'] as const;

/** Which races to look at; what is left out takes all. */
export interface RaceKind {
  readonly footing?: (typeof FOOTINGS)[number] | undefined;
  /** Under a mile, or a mile and more. */
  readonly distance?: (typeof DISTANCES)[number] | undefined;
  readonly fieldSize?: (typeof FIELD_SIZES)[number] | undefined;
}

function fieldSizeOf(starters: number): (typeof FIELD_SIZES)[number] {
  if (starters <= 6) return 'small';
  return starters <= 9 ? 'medium' : 'large';
}

/** Whether a race as it was run is of a kind; an unknown fact is of none. */
export function isOfKind({ footing, distance, fieldSize }: RaceKind, { race }: FinishedRace): boolean {
  const { surface, distanceYards } = race;
  const length = distanceYards === null ? null : distanceYards < MILE ? 'sprint' : 'route';
  return (
    (footing === undefined || (surface !== null && courseOf(surface).footing === footing)) &&
    (distance === undefined || length === distance) &&
    (fieldSize === undefined || fieldSizeOf(startersForMoney(race).length) === fieldSize)
  );
}

/** Whether every race is looked at. */
export const isEveryKind = ({ footing, distance, fieldSize }: RaceKind): boolean =>
  footing === undefined && distance === undefined && fieldSize === undefined;

/** A text that is the same for the same kind. */
export const kindKey = ({ footing, distance, fieldSize }: RaceKind): string =>
  `${footing} ${distance} ${fieldSize}`;
