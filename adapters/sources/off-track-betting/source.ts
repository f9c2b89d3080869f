import { addressField } from '../setting-fields.ts';
import { calm, racingSource } from '../source.ts';
import { offTrackDaySources } from './day.ts';
import { makeOffTrackBetting } from './index.ts';

/** One file of a day holds everything. */
const oneFile = () => calm(1);

export const offTrackBetting = racingSource({
  id: 'otb',
  order: 1,
  hasLastResortEntries: true,
  settings: { OTB_BASE_URL: addressField.optional() },
  needs: ['OTB_BASE_URL'],
  secrets: [],
  address: 'OTB_BASE_URL',
  effort: { entries: oneFile, boards: oneFile, results: oneFile },
  make: ({ openHost }, { OTB_BASE_URL }) =>
    offTrackDaySources(makeOffTrackBetting({ openHost, baseUrl: OTB_BASE_URL })),
});
