import { pooled } from '../../handicapping/models/log-pool.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { ScoredRace } from '../scoring/score.ts';
import { type FundamentalSettings, fitFundamental, fundamentalChances } from './fundamental.ts';
import type { LogitFit, WeightPrior } from './logit-fit.ts';
import { fitPowers, type Powers } from './powers.ts';
import type { RaceExample } from './training-example.ts';

export interface FitSettings {
  /** Features in the register. */
  readonly features: number;
  readonly fundamental: FundamentalSettings;
  /** Parts the past is cut into by race day, to judge each part by the others. */
  readonly folds: number;
  /** Fewer races than this are too few to learn from. */
  readonly leastRaces: number;
}

/** All models as fitted on the races before one day. */
export interface FittedModels {
  readonly until: RaceDay;
  readonly races: number;
  readonly days: number;
  readonly fundamental: LogitFit;
  /** Power of the public's chances alone: above 1 takes back the overbetting of longshots. */
  readonly publicPower: Powers;
  /** Powers of fundamental and public together, as they are used. */
  readonly blend: Powers;
  /** The same as the races alone would have them. */
  readonly freeBlend: Powers;
}

/**
 * Before any race is seen, the public is believed to be about right, and to know what the model without odds knows.
 */
const PUBLIC_IS_RIGHT: WeightPrior = { toward: 1, spread: 0.05 };
const NOTHING_TO_ADD: WeightPrior = { toward: 0, spread: 0.05 };

/**
 * Powers of the model without odds and of the public's chances. A model that would have to be counted against itself
 * adds nothing and gets no weight.
 */
function fitBlend(
  examples: readonly RaceExample[],
  fundamentals: readonly (readonly number[])[],
): { readonly used: Powers; readonly free: Powers } {
  const both = (example: RaceExample, index: number) => [fundamentals[index] ?? [], example.publicChances];
  const free = fitPowers(examples, both);
  const powers = fitPowers(examples, both, [NOTHING_TO_ADD, PUBLIC_IS_RIGHT]);
  if ((powers.powers[0] ?? 0) >= 0) return { used: powers, free };
  const alone = fitPowers(examples, ({ publicChances }) => [publicChances], [PUBLIC_IS_RIGHT]);
  return {
    used: { powers: [0, ...alone.powers], errors: [powers.errors[0] ?? 0, ...alone.errors] },
    free,
  };
}

/** Chances for every race of the past by a fundamental model fitted on the other race days. */
export function crossFitted(
  examples: readonly RaceExample[],
  settings: FitSettings,
  until: RaceDay,
  start: readonly number[],
): readonly (readonly number[])[] {
  const days = [...new Set(examples.map(({ day }) => day))].sort();
  const foldOf = new Map(days.map((day, index) => [day, index % settings.folds]));
  const chances: (readonly number[])[] = new Array(examples.length).fill([]);
  for (let fold = 0; fold < settings.folds; fold += 1) {
    const others = examples.filter(({ day }) => foldOf.get(day) !== fold);
    const fit = fitFundamental(others, settings.features, settings.fundamental, until, start);
    examples.forEach((example, index) => {
      if (foldOf.get(example.day) === fold) chances[index] = fundamentalChances(example, fit);
    });
  }
  return chances;
}

/** Fits every model on races before `until`; nothing of that day or later is looked at. */
export function fitModels(
  examples: readonly RaceExample[],
  until: RaceDay,
  settings: FitSettings,
  start?: readonly number[],
): FittedModels | null {
  const past = examples.filter(({ day }) => day < until);
  if (past.length < settings.leastRaces) return null;
  const fundamental = fitFundamental(past, settings.features, settings.fundamental, until, start);
  const crossed = crossFitted(past, settings, until, fundamental.weights);
  const blend = fitBlend(past, crossed);
  return {
    until,
    races: past.length,
    days: new Set(past.map(({ day }) => day)).size,
    fundamental,
    publicPower: fitPowers(past, ({ publicChances }) => [publicChances], [PUBLIC_IS_RIGHT]),
    blend: blend.used,
    freeBlend: blend.free,
  };
}

/** What each model says about a race. */
export type Judgments = Readonly<
  Record<'public' | 'corrected' | 'fundamental' | 'blend' | 'formula', readonly number[]>
>;

export function judgmentsOf(example: RaceExample, fitted: FittedModels): Judgments {
  const fundamental = fundamentalChances(example, fitted.fundamental);
  return {
    public: example.publicChances,
    corrected: pooled([example.publicChances], fitted.publicPower.powers),
    fundamental,
    blend: pooled([fundamental, example.publicChances], fitted.blend.powers),
    formula: example.formulaChances,
  };
}

/** A race with what models fitted before its day said about it. */
export interface Walked {
  readonly example: RaceExample;
  readonly judgments: Judgments;
}

export interface Step {
  readonly day: RaceDay;
  readonly done: number;
  readonly of: number;
}

export interface Walk {
  readonly walked: readonly Walked[];
  /** Null where the past was too short before every day. */
  readonly last: FittedModels | null;
}

interface WalkSpan {
  readonly from: RaceDay;
  readonly to: RaceDay;
  readonly track: string | null;
}

/** Walks through the days from `from` to `to`, refitting before each, and judges its races. A step after each day. */
export function* walkSteps(
  examples: readonly RaceExample[],
  { from, to, track }: WalkSpan,
  settings: FitSettings,
): Generator<Step, Walk> {
  const wantedExamples = examples.filter(
    (example) => example.day >= from && example.day <= to && (track === null || example.track === track),
  );
  const days = [...new Set(wantedExamples.map(({ day }) => day))].sort();
  const walked: Walked[] = [];
  let last: FittedModels | null = null;
  for (const [index, day] of days.entries()) {
    const fitted: FittedModels | null = fitModels(examples, day, settings, last?.fundamental.weights);
    if (fitted !== null) {
      last = fitted;
      for (const example of wantedExamples)
        if (example.day === day) walked.push({ example, judgments: judgmentsOf(example, fitted) });
    }
    yield { day, done: index + 1, of: days.length };
  }
  return { walked, last };
}

/** The whole walk at once. `onStep` is called after each day. */
export function walkForward(
  examples: readonly RaceExample[],
  span: WalkSpan,
  settings: FitSettings,
  onStep: (step: Step) => void = () => undefined,
): Walk {
  const steps = walkSteps(examples, span, settings);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    onStep(step.value);
  }
}

export const scoredBy = (walked: readonly Walked[], name: keyof Judgments): readonly ScoredRace[] =>
  walked.map(({ example, judgments }) => ({ example, chances: judgments[name] }));
