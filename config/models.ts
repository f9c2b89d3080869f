import type { OrderSettings } from '#core/handicapping/finish-order.ts';
import type { Handicapper } from '#core/handicapping/handicapper.ts';
import { modelsOf } from '#core/handicapping/models/index.ts';
import { type Analysis, makeAnalysis } from '#core/picks/analysis/analysis.ts';
import type { AnalystsSettings, ValueSettings } from '#core/picks/analysis/settings.ts';
import type { MeasuredRule } from '#core/scorecards/scoreboard/verdict-record.ts';
import type { PayoffRecord } from '#core/tickets/payoff/payoff-record.ts';
import type { MorningScores } from '#core/training/scoring/morning-report.ts';
import type { ScoreReport } from '#core/training/scoring/report.ts';
import analystsFile from './models/analysts.json' with { type: 'json' };
import blendFile from './models/blend.json' with { type: 'json' };
import orderFile from './models/finish-order.json' with { type: 'json' };
import fitFile from './models/fit.json' with { type: 'json' };
import followingFile from './models/following.json' with { type: 'json' };
import formFile from './models/form.json' with { type: 'json' };
import fundamentalFile from './models/fundamental.json' with { type: 'json' };
import morningFile from './models/morning.json' with { type: 'json' };
import payoffsFile from './models/payoffs.json' with { type: 'json' };
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
  form: formFile,
  morning: morningFile,
};
const models = modelsOf(records);

/** How the models did on days they had not seen, as last kept. */
const scores: ScoreReport = scoresFile;
const morningScores: MorningScores = morningScoresFile;

/**
 * How a race is rated: the model for our chances, the one that blends in the board, the order of finish, and the rules
 * for prices.
 */
export const handicapper: Handicapper = {
  model: models.morning,
  liveModel: models.blend,
  order,
  rules: value,
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

/** What the verdict rule returned at the final odds of real races. */
export const measuredRule: MeasuredRule = followingFile;

/** What payoffs estimated from win prices were worth on real races. */
export const payoffs: PayoffRecord = payoffsFile;

/** The models in use and how they did, for those who show it. */
export const modelsInUse = {
  rates: handicapper.model,
  models,
  records,
  scores,
  morningScores,
  caution: fitFile.caution,
};
