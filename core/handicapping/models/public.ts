import { fairChances } from '../../odds/fair-chances.ts';
import type { Evidence } from '../evidence.ts';
import { pooled } from './log-pool.ts';
import type { NamedModel } from './model.ts';
import { type PublicRecord, sampleText } from './record.ts';

/** Chances of the prices with the overround taken out in proportion, by betting interest. */
export const pricedChances = ({ interests }: Evidence): readonly number[] =>
  fairChances(interests.map(({ price }) => price?.toOne ?? null)).chances;

/** The public's prices with the longshot's overbetting taken back. */
export const makePublic = (record: PublicRecord): NamedModel => ({
  name: 'public',
  version: record.version,
  says: `Prices, corrected for overbet longshots (power ${record.public.power.toFixed(3)}); fitted on ${sampleText(record.sample)}.`,
  chances: (evidence) => pooled([pricedChances(evidence)], [record.public.power]),
});
