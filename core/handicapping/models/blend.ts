import { pooled } from './log-pool.ts';
import type { NamedModel } from './model.ts';
import { pricedChances } from './public.ts';
import { type BlendRecord, sampleText } from './record.ts';

/** Benter's second stage: the model without odds and the public's prices, each to its fitted power. */
export const makeBlend = (record: BlendRecord, fundamental: NamedModel): NamedModel => ({
  name: 'blend',
  version: record.version,
  says:
    `Live prices (weight ${record.public.power.toFixed(2)}) and our form model (weight ` +
    `${record.fundamental.power.toFixed(2)}), fitted on the final prices of ${sampleText(record.sample)}.`,
  chances: (evidence) =>
    pooled(
      [fundamental.chances(evidence), pricedChances(evidence)],
      [record.fundamental.power, record.public.power],
    ),
});
