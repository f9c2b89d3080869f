import { EVERY_TRACK } from '#core/operations/source-tracks.ts';
import { addressField, textField } from '../setting-fields.ts';
import { brisk, racingSource } from '../source.ts';
import { racingApiDaySources } from './day.ts';
import { makeTheRacingApi } from './index.ts';

/** The feed names its meetings first. */
const meetingsFirst = () => brisk(2);

export const theRacingApi = racingSource({
  id: 'racing-api',
  order: 2,
  hasLastResortEntries: false,
  settings: {
    RACING_API_USERNAME: textField.optional(),
    RACING_API_PASSWORD: textField.optional(),
    RACING_API_BASE_URL: addressField.optional(),
  },
  needs: ['RACING_API_USERNAME', 'RACING_API_PASSWORD'],
  secrets: ['RACING_API_PASSWORD'],
  address: 'RACING_API_BASE_URL',
  effort: { entries: meetingsFirst, boards: meetingsFirst, results: meetingsFirst, meetings: () => brisk(1) },
  tracks: () => EVERY_TRACK,
  make: ({ openHost }, settings) =>
    racingApiDaySources(
      makeTheRacingApi({
        openHost,
        username: settings.RACING_API_USERNAME ?? '',
        password: settings.RACING_API_PASSWORD ?? '',
        baseUrl: settings.RACING_API_BASE_URL,
      }),
    ),
});
