import type { Evidence } from '../../handicapping/evidence.ts';
import { interestOfStarters, measured } from '../../handicapping/features/measured.ts';
import type { FigureSettings } from '../../handicapping/form/expected-figure.ts';
import { formFeatures, makeFormValues, type PowerWeight } from '../../handicapping/form/form-values.ts';
import { standardized } from '../../handicapping/models/conditional-logit.ts';
import { pooled } from '../../handicapping/models/log-pool.ts';
import { pricedChances } from '../../handicapping/models/public.ts';
import type { FittedWeight, FormRecord } from '../../handicapping/models/record.ts';
import { meanOrNull } from '../../kernel/numbers.ts';
import { fitFigure, type LineToPredict } from './figure-fit.ts';
import { solved } from './linear-system.ts';
import { fitLogit, scalesOf, type TrainingExample } from './logit-fit.ts';
import { round } from './model-records.ts';

/** A race on a full card; `won` is by betting interest, null while unknown. */
export interface CardExample {
  readonly evidence: Evidence;
  readonly won: readonly number[] | null;
}

/** A past race as known before it was run, with the finish order of those starters whose lines we have. */
export interface MeetingExample {
  readonly evidence: Evidence;
  /** Rows of the starters, best first; horses whose order is unknown share a place. */
  readonly order: readonly (readonly number[])[];
}

export interface FormSettings {
  /** Inputs of the power rating that form suggests. */
  readonly power: readonly string[];
  readonly powerPenalty: number;
  readonly features: readonly string[];
  readonly penalty: number;
  /** Share of the winner in the target when the winner is known; the rest is the morning line's. */
  readonly winnerShare: number;
  /** Weight of a comparison within a past meeting, and the factor on its features. */
  readonly meetingWeight: number;
  readonly meetingShare: number;
  /** Power of the morning line in the target. */
  readonly linePower: number;
}

export interface FormSample {
  readonly lines: readonly LineToPredict[];
  readonly cards: readonly CardExample[];
  readonly meetings: readonly MeetingExample[];
}

const MANY = 20;

const bare = (features: Float64Array, starters: number): TrainingExample => ({
  starters,
  features,
  target: [],
  weight: 1,
});

/** Fits a producer's power rating from form: penalized least squares within the cards' races. */
function fitPower(
  cards: readonly CardExample[],
  figure: FigureSettings,
  settings: FormSettings,
): readonly PowerWeight[] {
  const features = formFeatures(settings.power, figure);
  const count = features.length;
  const rated = cards.map(({ evidence }) => ({
    ...evidence,
    starters: evidence.starters.filter(({ ratings }) => ratings.primePower !== null),
  }));
  const values = rated.map((evidence) => measured(evidence, features));
  const scales = scalesOf(
    values.map((features, index) => bare(features, rated[index]?.starters.length ?? 0)),
    count,
    MANY,
  );
  const lower = new Float64Array(count * count);
  const right = new Float64Array(count);
  for (let column = 0; column < count; column += 1) lower[column * count + column] = settings.powerPenalty;
  rated.forEach(({ starters }, index) => {
    const scaled = standardized(values[index] ?? new Float64Array(), starters.length, scales);
    const ratings = starters.map(({ ratings: { primePower } }) => primePower ?? 0);
    const mean = meanOrNull(ratings) ?? 0;
    ratings.forEach((rating, row) => {
      for (let column = 0; column < count; column += 1) {
        const value = scaled[row * count + column] ?? 0;
        right[column] = (right[column] ?? 0) + value * (rating - mean);
        for (let other = 0; other <= column; other += 1)
          lower[column * count + other] =
            (lower[column * count + other] ?? 0) + value * (scaled[row * count + other] ?? 0);
      }
    });
  });
  const { step } = solved(lower, right);
  return settings.power.map((name, column) => ({
    name,
    weight: round(step[column] ?? 0),
    scale: round(scales[column] ?? 0),
  }));
}

/** The target by starter: the morning line's chances mixed with the winner when known; coupled horses share. */
function targetOf(
  { evidence, won }: CardExample,
  { linePower, winnerShare }: FormSettings,
): readonly number[] {
  const line = pooled([pricedChances(evidence)], [linePower]);
  const share = won === null ? 0 : winnerShare;
  return interestOfStarters(evidence).map((interest) => {
    const target = (1 - share) * (line[interest] ?? 0) + share * (won?.[interest] ?? 0);
    return target / (evidence.interests[interest]?.runners.length ?? 1);
  });
}

/** A meeting as a chain of comparisons: the best against all others, the next against the rest, and so on. */
function comparisons(
  { evidence, order }: MeetingExample,
  values: Float64Array,
  count: number,
  { meetingWeight, meetingShare }: FormSettings,
): readonly TrainingExample[] {
  const rows = order.flat();
  let from = 0;
  return order.flatMap((place) => {
    const left = rows.slice(from);
    from += place.length;
    if (place.length !== 1 || left.length < 2 || evidence.starters.length < 2) return [];
    const features = new Float64Array(left.length * count);
    left.forEach((row, index) => {
      for (let column = 0; column < count; column += 1)
        features[index * count + column] = meetingShare * (values[row * count + column] ?? Number.NaN);
    });
    const target = left.map((_, index) => (index === 0 ? 1 : 0));
    return [{ starters: left.length, features, target, weight: meetingWeight }];
  });
}

/** Fits figures, power rating and weights of the form model one after the other. Deterministic. */
export function fitForm(
  { lines, cards, meetings }: FormSample,
  settings: FormSettings,
  figure: FigureSettings = fitFigure(lines),
): Pick<FormRecord, 'figure' | 'power' | 'features'> {
  const power = fitPower(cards, figure, settings);
  const count = settings.features.length;
  const values = makeFormValues(settings.features, figure, power);
  const examples = [
    ...cards.map((card) => ({
      starters: card.evidence.starters.length,
      features: values(card.evidence),
      target: targetOf(card, settings),
      weight: 1,
    })),
    ...meetings.flatMap((meeting) => comparisons(meeting, values(meeting.evidence), count, settings)),
  ];
  const { weights, errors, scales } = fitLogit(examples, count, settings.penalty);
  const features = settings.features.map(
    (name, column): FittedWeight => ({
      name,
      weight: round(weights[column] ?? 0),
      error: round(errors[column] ?? 0),
      scale: round(scales[column] ?? 0),
    }),
  );
  return { figure, power, features };
}
