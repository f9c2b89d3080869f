import { profileOf, TRACKS } from '#core/card/track.ts';
import type { SourceTracks } from '#core/operations/source-tracks.ts';
import { addressField } from '../setting-fields.ts';
import { brisk, weatherService } from '../source.ts';
import { makeNws, NWS_ADDRESS } from './index.ts';

const COUNTRIES: readonly unknown[] = ['US', 'PR'];

/** The service covers only the United States. */
const TRACKS_COVERED: SourceTracks = {
  known: TRACKS.flatMap(({ slug }) => (COUNTRIES.includes(profileOf(slug)?.country) ? [slug] : [])),
  sentence: 'The National Weather Service covers tracks in the United States only.',
};

export const nws = weatherService({
  id: 'nws',
  settings: { NWS_BASE_URL: addressField.optional() },
  needs: [],
  secrets: [],
  effort: brisk(6),
  tracks: TRACKS_COVERED,
  make: (deps, { NWS_BASE_URL }) => makeNws({ ...deps, baseUrl: NWS_BASE_URL ?? NWS_ADDRESS }),
});
