import { isTurf, type Surface } from '#core/card/surface.ts';
import { sumOf } from '#core/kernel/numbers.ts';
import { expectedFigure } from '../past/performance.ts';
import type { Going } from './going.ts';
import type { Entry } from './race-run.ts';

/** Points of figure in one unit of log-chance: the scale of the luck of a race. */
export const LUCK = 4.2;

/** A bias planted in every race, in log-chance. */
export interface PlantedBias {
  /** How much better the rail is than the outermost post; the posts between lie on a line. */
  readonly inside: number;
  /** How much better a pure leader is placed than a pure closer. */
  readonly early: number;
}

export const NO_BIAS: PlantedBias = { inside: 0, early: 0 };

/** What a rider adds: nothing for one who wins 12 of 100, two points for a leader. */
export const riderPoints = (skill: number): number => (skill - 0.12) * 15;

/** What a trainer adds on the day, beyond having better horses. */
export const trainerPoints = (skill: number): number => (skill - 0.15) * 6;

/** Where the race is run, and how big the field is. */
export interface Footing {
  readonly surface: Surface;
  readonly distanceYards: number;
  readonly going: Going;
  readonly starters: number;
  readonly bias: PlantedBias;
}

/** Points that a starter has before the luck of the race. */
export function strengthOf({ trainee, jockey }: Entry, post: number, on: Footing): number {
  const { original: newHorse, horse, form, wet } = trainee;
  const onTurf = isTurf(on.surface);
  const usual = expectedFigure(
    newHorse,
    { day: on.going.day, onOtherSurface: onTurf !== newHorse.isOnTurfToday, distanceYards: on.distanceYards },
    trainee.createdOn,
  );
  const inward = on.starters < 2 ? 0 : 0.5 - (post - 1) / (on.starters - 1);
  const bias = LUCK * (on.bias.inside * inward + on.bias.early * (newHorse.early - 0.5));
  const hands = riderPoints(jockey?.skill ?? 0.12) + trainerPoints(horse.trainer.skill);
  return usual + form + hands + bias + (!onTurf && on.going.isWet ? wet : 0);
}

/**
 * True chances to cross first. The luck of a horse is a Gumbel draw of scale LUCK, so that they are exactly the
 * softmax of strength / LUCK, and the chances of the whole order follow Harville's formula exactly (Luce; Yellott 1977).
 * Example: strengths 90, 90 and 85.8 are chances of .422, .422 and .155.
 */
export function chancesOf(strengths: readonly number[]): readonly number[] {
  const most = Math.max(...strengths);
  const weights = strengths.map((strength) => Math.exp((strength - most) / LUCK));
  const total = sumOf(weights);
  return weights.map((weight) => weight / total);
}
