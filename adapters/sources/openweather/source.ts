import { EVERY_TRACK } from '#core/operations/source-tracks.ts';
import { addressField, textField } from '../setting-fields.ts';
import { brisk, weatherService } from '../source.ts';
import { makeOpenWeather, OPENWEATHER_ADDRESS } from './index.ts';

export const openWeather = weatherService({
  id: 'openweather',
  settings: { OPENWEATHER_API_KEY: textField.optional(), OPENWEATHER_BASE_URL: addressField.optional() },
  needs: ['OPENWEATHER_API_KEY'],
  secrets: ['OPENWEATHER_API_KEY'],
  effort: brisk(2),
  tracks: EVERY_TRACK,
  make: ({ openHost }, { OPENWEATHER_API_KEY, OPENWEATHER_BASE_URL }) =>
    makeOpenWeather({
      openHost,
      baseUrl: OPENWEATHER_BASE_URL ?? OPENWEATHER_ADDRESS,
      apiKey: OPENWEATHER_API_KEY ?? '',
    }),
});
