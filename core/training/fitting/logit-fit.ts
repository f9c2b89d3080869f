import { fieldMean, logitChances, standardized } from '../../handicapping/models/conditional-logit.ts';
import { solved } from '../../kernel/linear-system.ts';

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
  examples: readonly TrainingExample[],
  count: number,
  least: number,
): readonly number[] {
  const squares = new Float64Array(count);
  const counts = new Float64Array(count);
  for (const { features, starters } of examples)
    for (let column = 0; column < count; column += 1) {
      const middle = fieldMean(features, starters, count, column);
      for (let row = 0; row < starters; row += 1) {
        const value = features[row * count + column] ?? Number.NaN;
        if (Number.isNaN(value)) continue;
        squares[column] = (squares[column] ?? 0) + (value - middle) ** 2;
        counts[column] = (counts[column] ?? 0) + 1;
      }
    }
  return Array.from(squares, (sum, column) => {
    const measured = counts[column] ?? 0;
    const scale = measured < least ? 0 : Math.sqrt(sum / measured);
    return scale < 1e-9 ? 0 : scale;
  });
}

/** Training examples made ready: only features that differ between starters, standardized. */
interface StandardizedExample {
  readonly standardizedValues: Float64Array;
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
  { standardizedValues: made, trainingExample }: StandardizedExample,
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
    for (let column = 0; column < count; column += 1) {
      const value = made[from + column] as number;
      if (value === 0) continue;
      (gradient[column] as number) += miss * value;
      (mean[column] as number) += chance * value;
      const heavy = weight * chance * value;
      const line = column * count;
      for (let other = 0; other <= column; other += 1)
        (curvature[line + other] as number) += heavy * (made[from + other] as number);
    }
  }
  for (let column = 0; column < count; column += 1)
    for (let other = 0; other <= column; other += 1)
      (curvature[column * count + other] as number) -=
        weight * (mean[column] as number) * (mean[other] as number);
  return likelihood;
}

/** What the weights are drawn to, and how hard: by weight, in standardized units. */
interface Prior {
  readonly toward: readonly number[];
  readonly strength: readonly number[];
}

/** Penalized likelihood with its slope and curvature at the weights. */
function slopeAt(
  ready: readonly StandardizedExample[],
  weights: readonly number[],
  { toward, strength }: Prior,
): Slope {
  const count = weights.length;
  const slope = {
    likelihood: 0,
    gradient: new Float64Array(count),
    curvature: new Float64Array(count * count),
  };
  const mean = new Float64Array(count);
  for (const race of ready) slope.likelihood += addRace(race, weights, slope, mean);
  weights.forEach((weight, column) => {
    const away = weight - (toward[column] ?? 0);
    const precision = strength[column] ?? 0;
    slope.likelihood -= (precision * away * away) / 2;
    (slope.gradient[column] as number) -= precision * away;
    (slope.curvature[column * count + column] as number) += precision;
  });
  return slope;
}

const MOST_ROUNDS = 40;
const SETTLED = 1e-7;
const MOST_HALVINGS = 20;

/** Newton's method with steps halved until the likelihood rises. */
function newtonOptimum(ready: readonly StandardizedExample[], from: readonly number[], prior: Prior) {
  let weights = from;
  let slope = slopeAt(ready, weights, prior);
  let rounds = 0;
  for (; rounds < MOST_ROUNDS; rounds += 1) {
    const { step } = solved(slope.curvature, slope.gradient);
    if (Math.max(0, ...Array.from(step, Math.abs)) < SETTLED) break;
    let share = 1;
    let next = slope;
    let tried = weights;
    for (let halvings = 0; halvings < MOST_HALVINGS; halvings += 1, share /= 2) {
      tried = weights.map((weight, column) => weight + share * (step[column] ?? 0));
      next = slopeAt(ready, tried, prior);
      if (next.likelihood >= slope.likelihood) break;
    }
    if (!(next.likelihood >= slope.likelihood)) break;
    [weights, slope] = [tried, next];
  }
  return { weights, curvature: slope.curvature, gradient: slope.gradient, rounds };
}

/** Leaves out the columns that are not kept. */
function columnsOf(
  standardizedValues: Float64Array,
  starters: number,
  count: number,
  columns: readonly number[],
): Float64Array {
  const narrow = new Float64Array(starters * columns.length);
  for (let row = 0; row < starters; row += 1)
    columns.forEach((column, to) => {
      narrow[row * columns.length + to] = standardizedValues[row * count + column] ?? 0;
    });
  return narrow;
}

/** What is believed of a weight before any race is seen, in the feature's own units. */
export interface WeightPrior {
  readonly toward: number;
  /** Standard deviation of the belief. */
  readonly spread: number;
}

export interface LogitOptions {
  /** Features reported by fewer starters get no weight. */
  readonly least?: number;
  /** Standardized weights to start from. */
  readonly start?: readonly number[];
  /** By feature; replaces the penalty. */
  readonly priors?: readonly WeightPrior[];
}

/**
 * Weights of greatest likelihood with a quadratic penalty (`penalty` per squared weight), by Newton's method from
 * zero, or from `start`. Deterministic. The likelihood is concave, so every start ends at the same weights.
 */
export function fitLogit(
  examples: readonly TrainingExample[],
  count: number,
  penalty: number,
  { least = 50, start, priors: beliefs }: LogitOptions = {},
): LogitFit {
  const scales = scalesOf(examples, count, least);
  const usedColumns = scales.flatMap((scale, column) => (scale === 0 ? [] : [column]));
  const ready = examples.map((trainingExample): StandardizedExample => {
    const standardizedValues = standardized(trainingExample.features, trainingExample.starters, scales);
    return {
      standardizedValues: columnsOf(standardizedValues, trainingExample.starters, count, usedColumns),
      trainingExample,
    };
  });
  const from = usedColumns.map((column) => start?.[column] ?? 0);
  const prior: Prior = {
    toward: usedColumns.map((column) => (beliefs?.[column]?.toward ?? 0) * (scales[column] ?? 0)),
    strength: usedColumns.map((column) => {
      const belief = beliefs?.[column];
      return belief === undefined ? penalty : 1 / (belief.spread * (scales[column] ?? 1)) ** 2;
    }),
  };
  const { weights, curvature, gradient, rounds } = newtonOptimum(ready, from, prior);
  const { inverseDiagonal } = solved(curvature, gradient);
  const expand = (values: ArrayLike<number>): readonly number[] => {
    const wide = new Array<number>(count).fill(0);
    usedColumns.forEach((column, place) => {
      wide[column] = values[place] ?? 0;
    });
    return wide;
  };
  return {
    weights: expand(weights),
    scales,
    errors: expand(Array.from(inverseDiagonal, Math.sqrt)),
    rounds,
  };
}
