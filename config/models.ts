import type { OrderSettings } from '#core/handicapping/finish-order.ts';
import type { Handicapper } from '#core/handicapping/handicapper.ts';
import { modelsOf } from '#core/handicapping/models/index.ts';
import { type Analysis, makeAnalysis } from '#core/picks/analysis/analysis.ts';
import type { AnalystsSettings, ValueSettings } from '#core/picks/analysis/settings.ts';
import type { MorningReport } from '#core/training/scoring/morning-report.ts';
import type { ScoreReport } from '#core/training/scoring/report.ts';
import analystsFile from './models/analysts.json' with { type: 'json' };
import blendFile from './models/blend.json' with { type: 'json' };
import orderFile from './models/finish-order.json' with { type: 'json' };
import fitFile from './models/fit.json' with { type: 'json' };
import fundamentalFile from './models/fundamental.json' with { type: 'json' };
import morningFile from './models/morning.json' with { type: 'json' };
import publicFile from './models/public.json' with { type: 'json' };
import scoresFile from './models/scores.json' with { type: 'json' };
import morningScoresFile from './models/scores-morning.json' with { type: 'json' };
import valueFile from './models/value.json' with { type: 'json' };

const order: OrderSettings = orderFile;
const analysts: AnalystsSettings = analystsFile;
const value: ValueSettings = valueFile;

/** Every model as it was last fitted. */
const records = {
  fundamental: fundamentalFile,
  public: publicFile,
  blend: blendFile,
  morning: morningFile,
};
const models = modelsOf(records);

/** How the models did on days they had not seen, as last kept. */
const scores: ScoreReport = scoresFile;
const morningScores: Omit<MorningReport, 'record'> = morningScoresFile;

/**
 * How a race is rated here: which model with a morning line and which at live prices, which order of finish, what
 * margin a price must offer.
 */
export const handicapper: Handicapper = {
  model: models.morning,
  liveModel: models.blend,
  order,
  margin: value.margin,
};

/** How picks are made here, and who is asked beside the built-in analysts. Where a key is set nothing says that none is. */
export const analysisFor = ({
  isKeySet,
  outside,
}: {
  readonly isKeySet: boolean;
  readonly outside?: Analysis['outside'];
}): Analysis =>
  makeAnalysis(
    handicapper,
    { order, analysts, value },
    isKeySet ? 'Built-in analyst' : 'Built-in analyst (no AI key set)',
    outside,
  );

/** The models in use and how they did, for those who show it. */
export const modelsInUse = {
  rates: handicapper.model,
  models,
  records,
  scores,
  morningScores,
  caution: fitFile.caution,
};
