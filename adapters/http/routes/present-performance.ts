import type { z } from 'zod';
import { FEATURES } from '#core/handicapping/features/index.ts';
import type { Records } from '#core/handicapping/models/index.ts';
import type { NamedModel } from '#core/handicapping/models/model.ts';
import type { FittedPower } from '#core/handicapping/models/record.ts';
import type { MorningScores } from '#core/training/scoring/morning-report.ts';
import { plainWords } from '#core/training/scoring/plain-words.ts';
import type { ScoreReport } from '#core/training/scoring/report.ts';
import type { ml } from '../contract/ml.ts';

/** The models as they were fitted, the one that rates now, and how they did on days they had not seen. */
export interface ModelsInUse {
  readonly rates: NamedModel;
  readonly models: Readonly<Record<keyof Records, NamedModel>>;
  readonly records: Records;
  readonly scores: ScoreReport;
  readonly morningScores: MorningScores;
  /** What was chosen with the scored days in view. */
  readonly caution: string;
}

type Performance = z.output<typeof ml.performance.reply>;

const powerOf = (name: string, { power, error }: Pick<FittedPower, 'power' | 'error'>) => ({
  of: name,
  power,
  error,
});

function powersOf(name: keyof Records, { public: prices, blend, morning }: Records) {
  const powers = {
    fundamental: [],
    public: [powerOf('prices', prices.public)],
    blend: [
      powerOf('model without odds', blend.fundamental),
      powerOf('prices', blend.public),
      powerOf('model without odds, the races alone', blend.free.fundamental),
      powerOf('prices, the races alone', blend.free.public),
    ],
    form: [],
    morning: [
      powerOf('morning line, alone', morning.line),
      ...morning.tracks.map((track) => powerOf(`morning line, alone, at ${track.track}`, track)),
      powerOf('share of that power used next to form', morning.beside),
      powerOf('form model', morning.form),
    ],
  };
  return powers[name];
}

const NAMES: readonly (keyof Records)[] = ['morning', 'form', 'fundamental', 'public', 'blend'];

const fittedOf = ({ models, records }: ModelsInUse): Performance['fitted'] =>
  NAMES.map((name) => {
    const { version, date, sample } = records[name];
    return { name, version, date, sample, says: models[name].says, powers: powersOf(name, records) };
  });

function featuresOf({ records: { fundamental } }: ModelsInUse): Performance['features'] {
  const fitted = new Map(fundamental.features.map((feature) => [feature.name, feature]));
  return FEATURES.map(({ name, group, meaning, source }) => ({
    name,
    group,
    meaning,
    source,
    weight: fitted.get(name)?.weight ?? null,
    error: fitted.get(name)?.error ?? null,
  }));
}

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
const mutable = <T>(value: T): Mutable<T> => value as Mutable<T>;

/** How the models did, as the call returns it. */
export function presentPerformance(modelsInUse: ModelsInUse): Performance {
  const { rates, scores, morningScores, caution } = modelsInUse;
  const says = [...plainWords(scores), caution];
  const blend = scores.models.find(({ name }) => name === 'blend');
  const fundamental = scores.models.find(({ name }) => name === 'fundamental');
  return {
    accuracy: blend?.topPickRate ?? null,
    precision: blend?.calibration.at(-1)?.actual ?? null,
    profitability: fundamental?.roi.return ?? null,
    totalPredictions: scores.races,
    sample: scores.races,
    note: says.join(' '),
    says,
    model: { name: rates.name, version: rates.version },
    modelSays: rates.says,
    scored: { from: scores.from, to: scores.to, track: scores.track, days: scores.days },
    models: mutable(scores.models),
    orders: mutable(scores.orders),
    baselines: mutable(scores.baselines),
    morning: mutable(morningScores),
    fitted: fittedOf(modelsInUse),
    features: featuresOf(modelsInUse),
  };
}
