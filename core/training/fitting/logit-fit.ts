import { fieldMean, logitChances, standardised } from '../../handicapping/models/conditional-logit.ts';
import { solved } from './linear-system.ts';

/** One race to learn from. */
export interface TrainingExample {
  readonly starters: number;
  /** Starter after starter, NaN where missing. */
  readonly features: Float64Array;
  /** By starter: the share of the win it is taken for; together one. */
  readonly target: readonly number[];
  /** How much the race counts. */
  readonly weight: number;
}

export interface LogitFit {
  readonly weights: readonly number[];
  readonly scales: readonly number[];
  /** Standard errors of the weights, from the curvature at the optimum. */
  readonly errors: readonly number[];
  readonly rounds: number;
}

/** Standard deviation of each feature within races; 0 where too few starters have it. */
export function scalesOf(
  lessons: readonly TrainingExample[],
  count: number,
  least: number,
): readonly number[] {
  const squares = new Float64Array(count);
  const told = new Float64Array(count);
  for (const { features, starters } of lessons)
    for (let at = 0; at < count; at += 1) {
      const middle = fieldMean(features, starters, count, at);
      for (let row = 0; row < starters; row += 1) {
        const value = features[row * count + at] ?? Number.NaN;
        if (Number.isNaN(value)) continue;
        squares[at] = (squares[at] ?? 0) + (value - middle) ** 2;
        told[at] = (told[at] ?? 0) + 1;
      }
    }
  return Array.from(squares, (sum, at) => {
    const seen = told[at] ?? 0;
    const scale = seen < least ? 0 : Math.sqrt(sum / seen);
    return scale < 1e-9 ? 0 : scale;
  });
}

/** Lessons made ready: only features that tell starters apart, standardised. */
interface Ready {
  readonly made: Float64Array;
  readonly trainingExample: TrainingExample;
}

interface Slope {
  readonly likelihood: number;
  readonly gradient: Float64Array;
  /** Lower triangle, row after row. */
  readonly curvature: Float64Array;
}

const LEAST = 1e-300;

function addRace(
  { made, trainingExample }: Ready,
  weights: readonly number[],
  slope: Slope,
  mean: Float64Array,
): number {
  const count = weights.length;
  const { starters, target, weight } = trainingExample;
  const { gradient, curvature } = slope;
  const chances = logitChances(made, starters, weights);
  let likelihood = 0;
  mean.fill(0);
  for (let row = 0; row < starters; row += 1) {
    const chance = chances[row] as number;
    const share = target[row] as number;
    if (share > 0) likelihood += weight * share * Math.log(Math.max(chance, LEAST));
    const miss = weight * (share - chance);
    const from = row * count;
    for (let at = 0; at < count; at += 1) {
      const value = made[from + at] as number;
      if (value === 0) continue;
      (gradient[at] as number) += miss * value;
      (mean[at] as number) += chance * value;
      const heavy = weight * chance * value;
      const line = at * count;
      for (let other = 0; other <= at; other += 1)
        (curvature[line + other] as number) += heavy * (made[from + other] as number);
    }
  }
  for (let at = 0; at < count; at += 1)
    for (let other = 0; other <= at; other += 1)
      (curvature[at * count + other] as number) -= weight * (mean[at] as number) * (mean[other] as number);
  return likelihood;
}

/** What the weights are drawn to, and how hard: by weight, in standardised units. */
interface Prior {
  readonly toward: readonly number[];
  readonly strength: readonly number[];
}

/** Penalised likelihood with its slope and curvature at the weights. */
function slopeAt(ready: readonly Ready[], weights: readonly number[], { toward, strength }: Prior): Slope {
  const count = weights.length;
  const slope = {
    likelihood: 0,
    gradient: new Float64Array(count),
    curvature: new Float64Array(count * count),
  };
  const mean = new Float64Array(count);
  for (const race of ready) slope.likelihood += addRace(race, weights, slope, mean);
  weights.forEach((weight, at) => {
    const away = weight - (toward[at] ?? 0);
    const hard = strength[at] ?? 0;
    slope.likelihood -= (hard * away * away) / 2;
    (slope.gradient[at] as number) -= hard * away;
    (slope.curvature[at * count + at] as number) += hard;
  });
  return slope;
}

const MOST_ROUNDS = 40;
const SETTLED = 1e-7;
const MOST_HALVINGS = 20;

/** Newton's method with steps halved until the likelihood rises. */
function newtonOptimum(ready: readonly Ready[], from: readonly number[], pull: Prior) {
  let weights = from;
  let slope = slopeAt(ready, weights, pull);
  let rounds = 0;
  for (; rounds < MOST_ROUNDS; rounds += 1) {
    const { step } = solved(slope.curvature, slope.gradient);
    if (Math.max(0, ...Array.from(step, Math.abs)) < SETTLED) break;
    let share = 1;
    let next = slope;
    let tried = weights;
    for (let halvings = 0; halvings < MOST_HALVINGS; halvings += 1, share /= 2) {
      tried = weights.map((weight, at) => weight + share * (step[at] ?? 0));
      next = slopeAt(ready, tried, pull);
      if (next.likelihood >= slope.likelihood) break;
    }
    if (!(next.likelihood >= slope.likelihood)) break;
    [weights, slope] = [tried, next];
  }
  return { weights, curvature: slope.curvature, gradient: slope.gradient, rounds };
}

/** Leaves out the columns that are not kept. */
function columnsOf(
  made: Float64Array,
  starters: number,
  count: number,
  kept: readonly number[],
): Float64Array {
  const narrow = new Float64Array(starters * kept.length);
  for (let row = 0; row < starters; row += 1)
    kept.forEach((at, to) => {
      narrow[row * kept.length + to] = made[row * count + at] ?? 0;
    });
  return narrow;
}

/** What is believed of a weight before any race is seen, in the feature's own units. */
export interface Belief {
  readonly toward: number;
  /** Standard deviation of the belief. */
  readonly spread: number;
}

export interface LogitOptions {
  /** Features told by fewer starters get no weight. */
  readonly least?: number;
  /** Standardised weights to start from. */
  readonly start?: readonly number[];
  /** By feature; replaces the penalty. */
  readonly beliefs?: readonly Belief[];
}

/**
 * Weights of greatest likelihood with a quadratic penalty (`penalty` per squared weight), by Newton's method from
 * zero, or from `start`. Deterministic. The likelihood is concave, so every start ends at the same weights.
 */
export function fitLogit(
  lessons: readonly TrainingExample[],
  count: number,
  penalty: number,
  { least = 50, start, beliefs }: LogitOptions = {},
): LogitFit {
  const scales = scalesOf(lessons, count, least);
  const kept = scales.flatMap((scale, at) => (scale === 0 ? [] : [at]));
  const ready = lessons.map((trainingExample): Ready => {
    const made = standardised(trainingExample.features, trainingExample.starters, scales);
    return { made: columnsOf(made, trainingExample.starters, count, kept), trainingExample };
  });
  const from = kept.map((at) => start?.[at] ?? 0);
  const pull: Prior = {
    toward: kept.map((at) => (beliefs?.[at]?.toward ?? 0) * (scales[at] ?? 0)),
    strength: kept.map((at) => {
      const belief = beliefs?.[at];
      return belief === undefined ? penalty : 1 / (belief.spread * (scales[at] ?? 1)) ** 2;
    }),
  };
  const { weights, curvature, gradient, rounds } = newtonOptimum(ready, from, pull);
  const { inverseDiagonal } = solved(curvature, gradient);
  const spread = (values: ArrayLike<number>): readonly number[] => {
    const wide = new Array<number>(count).fill(0);
    kept.forEach((at, place) => {
      wide[at] = values[place] ?? 0;
    });
    return wide;
  };
  return {
    weights: spread(weights),
    scales,
    errors: spread(Array.from(inverseDiagonal, Math.sqrt)),
    rounds,
  };
}
