import { FEATURES } from '../../handicapping/features/index.ts';
import type { OrderSettings } from '../../handicapping/finish-order.ts';
import type {
  BlendRecord,
  FittedPower,
  FundamentalRecord,
  PublicRecord,
  Sample,
} from '../../handicapping/models/record.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { OrderFit } from './order-fit.ts';
import type { Powers } from './powers.ts';
import type { RaceExample } from './training-example.ts';
import type { FitSettings, FittedModels } from './walk.ts';

/** Fitted models as they are kept under version. */
export interface ModelRecords {
  readonly fundamental: FundamentalRecord;
  readonly public: PublicRecord;
  readonly blend: BlendRecord;
  readonly order: OrderSettings & { readonly errors: OrderSettings['exponents'] };
}

const DIGITS = 6;
export const round = (value: number): number => Number(value.toFixed(DIGITS));

export const powerAt = ({ powers, errors }: Powers, position: number): FittedPower => ({
  power: round(powers[position] ?? 0),
  error: round(errors[position] ?? 0),
});

export function sampleOf(examples: readonly Pick<RaceExample, 'day'>[], description: string): Sample {
  const days = [...new Set(examples.map(({ day }) => day))].sort();
  return {
    races: examples.length,
    days: days.length,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    of: description,
  };
}

const tracksOf = (examples: readonly RaceExample[]): string =>
  `real results of ${[...new Set(examples.map(({ track }) => track))].sort().join(', ')}`;

/** Puts a fit into records: `date` is the day of the fit, `past` what it was fitted on. */
export function recordsOf(
  fitted: FittedModels,
  order: OrderFit,
  past: readonly RaceExample[],
  date: RaceDay,
  { fundamental: { softness, penalty } }: FitSettings,
): ModelRecords {
  const sample = sampleOf(past, tracksOf(past));
  const head = { version: date, date, sample };
  const { weights, scales, errors } = fitted.fundamental;
  return {
    fundamental: {
      ...head,
      softness,
      penalty,
      features: FEATURES.flatMap(({ name }, position) =>
        (scales[position] ?? 0) === 0
          ? []
          : [
              {
                name,
                weight: round(weights[position] ?? 0),
                error: round(errors[position] ?? 0),
                scale: round(scales[position] ?? 0),
              },
            ],
      ),
    },
    public: { ...head, public: powerAt(fitted.publicPower, 0) },
    blend: {
      ...head,
      fundamental: powerAt(fitted.blend, 0),
      public: powerAt(fitted.blend, 1),
      free: { fundamental: powerAt(fitted.freeBlend, 0), public: powerAt(fitted.freeBlend, 1) },
    },
    order: {
      version: `finish-order-${date}`,
      exponents: { second: round(order.exponents.second), third: round(order.exponents.third) },
      errors: { second: round(order.errors.second), third: round(order.errors.third) },
      source: 'Discounted order model of Lo and Bacon-Shone.',
      note: `Exponents fitted on the public's final chances and the first three of ${order.races.toLocaleString('en-US')} ${sample.of}, ${sample.from} to ${sample.to}.`,
    },
  };
}
