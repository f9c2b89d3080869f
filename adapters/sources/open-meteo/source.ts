import { EVERY_TRACK } from '#core/operations/source-tracks.ts';
import { addressField } from '../setting-fields.ts';
import { brisk, weatherService } from '../source.ts';
import { makeOpenMeteo, OPEN_METEO_ADDRESS } from './index.ts';

export const openMeteo = weatherService({
  id: 'open-meteo',
  settings: { OPEN_METEO_BASE_URL: addressField.optional() },
  needs: [],
  secrets: [],
  effort: brisk(1),
  tracks: EVERY_TRACK,
  make: (deps, { OPEN_METEO_BASE_URL }) =>
    makeOpenMeteo({ ...deps, baseUrl: OPEN_METEO_BASE_URL ?? OPEN_METEO_ADDRESS }),
});
