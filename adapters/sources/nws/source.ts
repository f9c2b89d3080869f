import { addressField } from '../setting-fields.ts';
import { brisk, weatherService } from '../source.ts';
import { makeNws, NWS_ADDRESS } from './index.ts';

export const nws = weatherService({
  id: 'nws',
  settings: { NWS_BASE_URL: addressField.optional() },
  needs: [],
  secrets: [],
  effort: brisk(6),
  make: (deps, { NWS_BASE_URL }) => makeNws({ ...deps, baseUrl: NWS_BASE_URL ?? NWS_ADDRESS }),
});
