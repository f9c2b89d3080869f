import { addressField } from '../setting-fields.ts';
import { calm, onlyTracks, racingSource } from '../source.ts';
import { offTrackDaySources } from './day.ts';
import { makeOffTrackBetting } from './index.ts';
import { knownMeets, meetsField, tracksOfMeets } from './meets.ts';
import { SOURCE } from './parse.ts';

/** One file of a day holds everything. */
const oneFile = () => calm(1);

export const offTrackBetting = racingSource({
  id: 'otb',
  order: 1,
  hasLastResortEntries: true,
  settings: { OTB_BASE_URL: addressField.optional(), OTB_MEETS: meetsField.optional() },
  needs: ['OTB_BASE_URL'],
  secrets: [],
  address: 'OTB_BASE_URL',
  effort: { entries: oneFile, boards: oneFile, results: oneFile },
  tracks: ({ OTB_MEETS }) => onlyTracks(SOURCE, tracksOfMeets(knownMeets(OTB_MEETS))),
  make: ({ openHost }, { OTB_BASE_URL, OTB_MEETS }) =>
    offTrackDaySources(makeOffTrackBetting({ openHost, baseUrl: OTB_BASE_URL }), knownMeets(OTB_MEETS)),
});
