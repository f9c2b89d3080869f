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

/** Of which kind a race was as it was run; an unknown fact is null. */
export interface KindOfRun {
  readonly footing: (typeof FOOTINGS)[number] | null;
  readonly distance: (typeof DISTANCES)[number] | null;
  readonly fieldSize: (typeof FIELD_SIZES)[number];
}

function fieldSizeOf(starters: number): (typeof FIELD_SIZES)[number] {
  if (starters <= 6) return 'small';
  return starters <= 9 ? 'medium' : 'large';
}

export function kindOfRun({ race }: Pick<FinishedRace, 'race'>): KindOfRun {
  const { surface, distanceYards } = race;
  return {
    footing: surface === null ? null : courseOf(surface).footing,
    distance: distanceYards === null ? null : distanceYards < MILE ? 'sprint' : 'route',
    fieldSize: fieldSizeOf(startersForMoney(race).length),
  };
}

/** Whether a race as it was run is of a kind; an unknown fact is of none. */
export const isOfKind = ({ footing, distance, fieldSize }: RaceKind, run: KindOfRun): boolean =>
  (footing === undefined || run.footing === footing) &&
  (distance === undefined || run.distance === distance) &&
  (fieldSize === undefined || run.fieldSize === fieldSize);

/** Whether every race is looked at. */
export const isEveryKind = ({ footing, distance, fieldSize }: RaceKind): boolean =>
  footing === undefined && distance === undefined && fieldSize === undefined;

/** A text that is the same for the same kind. */
export const kindKey = ({ footing, distance, fieldSize }: RaceKind): string =>
  `${footing} ${distance} ${fieldSize}`;
