import { fairChances } from '../../odds/fair-chances.ts';
import type { NamedModel } from './model.ts';

/** The public's chances: the price of each betting interest with the overround taken out in proportion. */
export const market: NamedModel = {
  name: 'market',
  version: '1',
  says: 'The morning line with its overround taken out in proportion.',
  chances: ({ interests }) => fairChances(interests.map(({ odds }) => odds?.toOne ?? null)).chances,
};
