import { MILE } from '#core/card/distance.ts';
import { isTurf } from '#core/card/surface.ts';
import type { RaceRun } from '../meet/race-run.ts';
import { courseTime, winningSeconds } from '../past/surface-times.ts';

/** The leader's times and the winner's. */
export interface Times {
  /** At the three usual calls of a past-performance line. */
  readonly calls: readonly number[];
  /** At every point a result prints. */
  readonly fractions: readonly number[];
  readonly final: number;
  /** How hurried the first part was: above zero faster than usual. */
  readonly shape: number;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** A front runner too many, or one too few, moves the early times. */
function shapeOf(race: RaceRun): number {
  const leaders = race.finishes.filter(({ entry }) => entry.trainee.original.early > 0.75).length;
  const expected = race.finishes.length * 0.27;
  return Math.round((leaders - expected) * 2 + race.rng.fork('shape').normal(0, 3));
}

/** Results print the quarter, half, three quarters and, beyond a mile, the mile. */
function printed(yards: number, calls: readonly number[], final: number): readonly number[] {
  if (yards <= MILE) return calls;
  const [first, , third] = calls as readonly [number, number, number];
  if (yards >= 1980) return [hundredths(first * 0.492), ...calls];
  return [...calls, hundredths(third + (final - third) * ((MILE - 1320) / (yards - 1320)))];
}

/** Times that the winner's figure, the distance and the variant of the day make. */
export function timesOf(race: RaceRun): Times {
  const onTurf = isTurf(race.surface);
  const { slow } = onTurf ? race.going.turf : race.going.dirt;
  const best = Math.max(...race.finishes.map(({ figure }) => figure));
  const final = winningSeconds(race.distanceYards, onTurf, best - slow);
  const usual = courseTime(race.distanceYards, onTurf);
  const shape = shapeOf(race);
  const calls = usual.calls.map((call) => hundredths(call * (final / usual.final) - shape * 0.03));
  return { calls, fractions: printed(race.distanceYards, calls, final), final: hundredths(final), shape };
}
