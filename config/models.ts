import type { OrderSettings } from '#core/handicapping/finish-order.ts';
import { MODELS } from '#core/handicapping/models/index.ts';
import type { Handicapper } from '#core/handicapping/rating.ts';
import { type Analysis, makeAnalysis } from '#core/picks/analysis.ts';
import type { AnalystsSettings, ValueSettings } from '#core/picks/settings.ts';
import analystsFile from './models/analysts.json' with { type: 'json' };
import orderFile from './models/finish-order.json' with { type: 'json' };
import valueFile from './models/value.json' with { type: 'json' };

const order: OrderSettings = orderFile;
const analysts: AnalystsSettings = analystsFile;
const value: ValueSettings = valueFile;

/** How a race is judged here: which model, which order of finish, what margin a price must offer. */
export const handicapper: Handicapper = { model: MODELS.market, order, margin: value.margin };

/** How picks are made here. An AI key that is set does not analyse yet, and nothing says that none is set. */
export const analysisFor = ({ isKeySet }: { readonly isKeySet: boolean }): Analysis =>
  makeAnalysis(
    handicapper,
    { order, analysts, value },
    isKeySet ? 'Built-in analyst' : 'Built-in analyst (no AI key set)',
  );
