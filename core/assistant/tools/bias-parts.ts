import { courseOf } from '../../card/surface.ts';
import type { BiasKind } from '../../handicapping/bias/bias-kind.ts';
import type { DayResults } from '../../results/day-results.ts';

type BiasFooting = NonNullable<BiasKind['surface']>;

const FOOTINGS: readonly (readonly [RegExp, BiasFooting])[] = [
  [/\b(?:turf|grass|lawn)\b/i, 'turf'],
  [/\b(?:dirt|main track)\b/i, 'dirt'],
  [/\b(?:synthetic|polytrack|tapeta|all[- ]weather)\b/i, 'synthetic'],
];

/** The footings a question about bias names, in the order turf, dirt, synthetic. */
export const footingsIn = (text: string): readonly BiasFooting[] =>
  FOOTINGS.flatMap(([pattern, footing]) => (pattern.test(text) ? [footing] : []));

const SPRINT = /\bsprints?\b/i;
const ROUTE = /\b(?:routes?|two turns?|long races?)\b/i;

/** Sprints or routes, where a question names one of them alone. */
export function distanceIn(text: string): BiasKind['distance'] {
  const isSprint = SPRINT.test(text);
  if (isSprint === ROUTE.test(text)) return undefined;
  return isSprint ? 'sprint' : 'route';
}

/** The races of a day that were run on a footing. */
export const ofFooting = (day: DayResults, footing: BiasFooting): DayResults => ({
  ...day,
  races: day.races.filter(({ surface }) => surface !== null && courseOf(surface).footing === footing),
});
