import { interestOfStarters } from '../../handicapping/features/measured.ts';
import type { FigureSettings } from '../../handicapping/form/expected-figure.ts';
import { filledIn } from '../../handicapping/form/filled-in.ts';
import { makeFormValues } from '../../handicapping/form/form-values.ts';
import { standardized } from '../../handicapping/models/conditional-logit.ts';
import { pooled } from '../../handicapping/models/log-pool.ts';
import { pricedChances } from '../../handicapping/models/public.ts';
import type { FittedWeight, FormRecord } from '../../handicapping/models/record.ts';
import type { CardExample, MeetingExample } from './card-example.ts';
import { fitFigure, type LineToPredict } from './figure-fit.ts';
import { fitLogit, scalesOf, type TrainingExample } from './logit-fit.ts';
import { round } from './model-records.ts';
import { bareExample, fitPower, type PowerSettings } from './power-fit.ts';
import { type BetLine, fitSupport, type SupportFitSettings } from './support-fit.ts';

/** What a fit of the form model finds. */
export type FittedForm = Pick<FormRecord, 'figure' | 'support' | 'power' | 'features' | 'correlations'>;

/** Features known of fewer starters get no weight. */
const MANY_STARTERS = 50;

export interface FormSettings extends PowerSettings {
  readonly support: SupportFitSettings;
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
  readonly bets: readonly BetLine[];
  readonly cards: readonly CardExample[];
  readonly meetings: readonly MeetingExample[];
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

/**
 * A meeting as a chain of comparisons: the best against all others, the next against the rest, and so on. Features are
 * in standard deviations on cards, missing ones not filled in.
 */
function comparisons(
  { evidence, order }: MeetingExample,
  values: Float64Array,
  scales: readonly number[],
  { meetingWeight, meetingShare }: FormSettings,
): readonly TrainingExample[] {
  const rows = order.flat();
  const count = scales.length;
  let from = 0;
  return order.flatMap((place) => {
    const left = rows.slice(from);
    from += place.length;
    if (place.length !== 1 || left.length < 2 || evidence.starters.length < 2) return [];
    const features = Float64Array.from({ length: left.length * count }, (_, index) => {
      const [row = 0, column] = [left[Math.floor(index / count)], index % count];
      const scale = scales[column] ?? 0;
      return scale === 0 ? 0 : (meetingShare * (values[row * count + column] ?? Number.NaN)) / scale;
    });
    const target = left.map((_, index) => (index === 0 ? 1 : 0));
    return [{ starters: left.length, features, target, weight: meetingWeight }];
  });
}

/** How features go together within races: mean product of standardized values over the starters that have both. */
function correlationsOf(
  races: readonly { readonly raw: Float64Array; readonly scaled: Float64Array }[],
  count: number,
): readonly (readonly number[])[] {
  const sums = new Float64Array(count * count);
  const pairs = new Float64Array(count * count);
  for (const { raw, scaled } of races)
    for (let from = 0; from < raw.length; from += count)
      for (let index = 0; index < count * count; index += 1) {
        const [place, otherPlace] = [from + Math.floor(index / count), from + (index % count)];
        if (Number.isNaN(raw[place] ?? Number.NaN) || Number.isNaN(raw[otherPlace] ?? Number.NaN)) continue;
        sums[index] = (sums[index] ?? 0) + (scaled[place] ?? 0) * (scaled[otherPlace] ?? 0);
        pairs[index] = (pairs[index] ?? 0) + 1;
      }
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => {
      const index = row * count + column;
      return round((sums[index] ?? 0) / Math.max(1, pairs[index] ?? 0));
    }),
  );
}

/** Fits figures, support, power rating and weights of the form model one after the other. Deterministic. */
export function fitForm(
  { lines, bets, cards, meetings }: FormSample,
  settings: FormSettings,
  figure: FigureSettings = fitFigure(lines),
): FittedForm {
  const support = fitSupport(bets, settings.support, figure);
  const power = fitPower(cards, figure, settings);
  const values = makeFormValues(settings.features, { figure, support, power });
  const count = settings.features.length;
  const measured = cards.map((card) => ({
    ...bareExample(values(card.evidence), card.evidence.starters.length),
    target: targetOf(card, settings),
  }));
  const scales = scalesOf(measured, count, MANY_STARTERS);
  const races = measured.map(({ features: raw, ...race }) => ({
    ...race,
    raw,
    scaled: standardized(raw, race.starters, scales),
  }));
  const correlations = correlationsOf(races, count);
  const examples = [
    ...races.map(
      ({ raw, scaled, ...race }): TrainingExample => ({
        ...race,
        features: filledIn(scaled, raw, race.starters, correlations),
      }),
    ),
    ...meetings.flatMap((meeting) => comparisons(meeting, values(meeting.evidence), scales, settings)),
  ];
  const found = fitLogit(examples, count, settings.penalty);
  const perDeviation = (values: readonly number[], column: number): number => {
    const scale = found.scales[column] ?? 0;
    return scale === 0 ? 0 : round((values[column] ?? 0) / scale);
  };
  const features = settings.features.map(
    (name, column): FittedWeight => ({
      name,
      weight: perDeviation(found.weights, column),
      error: perDeviation(found.errors, column),
      scale: round(scales[column] ?? 0),
    }),
  );
  return { figure, support, power, features, correlations };
}
