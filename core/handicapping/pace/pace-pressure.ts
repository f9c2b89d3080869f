import type { PaceProjection } from '../pace.ts';
import type { ShapedRunner } from './field-styles.ts';
import type { PaceScenarios } from './pace-scenarios.ts';

/** Points of the fastest three and the pressure they make; the shapes' own limits (17 and 21) are at 50 and 80. */
const BY_POINTS: readonly (readonly [points: number, pressure: number])[] = [
  [0, 0],
  [17, 50],
  [21, 80],
  [24, 100],
];

/** By the number of early styles, where no starter has points. */
const BY_STYLES = [10, 25, 50, 65, 80, 90, 100] as const;

function onScale(points: number): number {
  const index = Math.max(
    1,
    BY_POINTS.findIndex(([limit]) => limit >= points),
  );
  const [lowPoints, low] = BY_POINTS[index - 1] ?? [0, 0];
  const [highPoints, high] = BY_POINTS[index] ?? [24, 100];
  return low + ((high - low) * (Math.min(points, highPoints) - lowPoints)) / (highPoints - lowPoints);
}

/** The fastest three together; where one has the speed alone, only what its two nearest can ask of it. */
function pressingPoints([first = 0, second = 0, third = 0]: readonly number[], isAlone: boolean): number {
  return isAlone ? 2 * second + third : first + second + third;
}

/**
 * How much pressure the early leaders will be under, 0-100. From the scenarios when they are known: slow counts 0, honest
 * 50, hot 100. Else from the points of the fastest three, scaled by the limits of the pace rule: below 50 is slow or lone
 * speed, 50 to 79 honest, 80 or more a duel; a rule of thumb, not fitted. Null while nothing is known about the field.
 * Example: 7, 7 and 7 are 80; 8, 4 and 4 are 35.
 */
export function pacePressure(
  pace: PaceProjection,
  field: readonly ShapedRunner[],
  scenarios: PaceScenarios | null = null,
): number | null {
  if (scenarios !== null) return Math.round(50 * scenarios.honest + 100 * scenarios.hot);
  if (pace.topPoints.length > 0) {
    return Math.round(onScale(pressingPoints(pace.topPoints, pace.loneSpeed !== null)));
  }
  if (field.every(({ style }) => style === null)) return null;
  const early = field.filter(({ style }) => style === 'E' || style === 'E/P').length;
  return BY_STYLES[Math.min(early, BY_STYLES.length - 1)] ?? 100;
}
