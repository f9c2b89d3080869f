import { addressField } from '../setting-fields.ts';
import { calm, onlyTracks, racingSource } from '../source.ts';
import { nyraDaySources } from './day.ts';
import { makeNyra } from './index.ts';
import { NYRA_TRACKS, SOURCE } from './places.ts';

/** The operator's pages are one a race, its files one a day. */
const pagePerRace = (races: number) => calm(races);

export const nyra = racingSource({
  id: 'nyra',
  order: 3,
  hasLastResortEntries: false,
  settings: { NYRA_BASE_URL: addressField.optional() },
  needs: ['NYRA_BASE_URL'],
  secrets: [],
  address: 'NYRA_BASE_URL',
  effort: {
    entries: pagePerRace,
    changes: () => calm(1),
    boards: pagePerRace,
    results: pagePerRace,
    meetings: () => calm(0),
  },
  tracks: () => onlyTracks(SOURCE, NYRA_TRACKS),
  make: ({ openHost, clock }, { NYRA_BASE_URL }) =>
    nyraDaySources(makeNyra({ openHost, baseUrl: NYRA_BASE_URL }), clock),
});
