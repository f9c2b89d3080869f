import type { NamedModel } from './model.ts';
import { pricedChances } from './public.ts';

/** The public's chances: the price of each betting interest with the overround taken out in proportion. */
export const market: NamedModel = {
  name: 'market',
  version: '1',
  says: 'The prices with their overround taken out in proportion.',
  chances: pricedChances,
};
