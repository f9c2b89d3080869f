import type { NamedModel } from '#core/handicapping/models/model.ts';
import { pricedChances } from '#core/handicapping/models/public.ts';

/** The public's chances: the price of each betting interest with the overround taken out in proportion. */
export const market: NamedModel = {
  name: 'market',
  version: '1',
  says: 'The prices with their overround taken out in proportion.',
  chances: pricedChances,
};
