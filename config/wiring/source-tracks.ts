import { onlyTracks } from '#adapters/sources/source.ts';
import { DEFAULT_TRACK_SLUG, TRACKS } from '#core/card/track.ts';
import { EVERY_TRACK, type SourceTracks, tracksTogether } from '#core/operations/source-tracks.ts';
import { racingTracks, weatherService } from '../sources/chosen.ts';
import type { Get } from './provide.ts';

/** The tracks a registered source covers. */
export type TracksOf = (get: Get) => SourceTracks;

/** The demo day is the flagship's: nothing is invented for another track. */
const OF_THE_DEMO = onlyTracks('The demo day', [DEFAULT_TRACK_SLUG]);

/** For a source that the demo day replaces while nothing is set up. */
export const withDemo =
  (tracksOf: TracksOf): TracksOf =>
  (get) =>
    get('demoSources') === null ? tracksOf(get) : OF_THE_DEMO;

type Fact = Parameters<typeof racingTracks>[0];

export const racingTracksOf = (fact: Fact): TracksOf =>
  withDemo((get) => racingTracks(fact, get('settings')));

export const anyTrack: TracksOf = () => EVERY_TRACK;

export const weatherTracks = withDemo((get) => weatherService(get('settings'))?.tracks ?? EVERY_TRACK);

/** Changes and odds as one source, each for the tracks it covers. */
export const liveTracks: TracksOf = (get) =>
  tracksTogether([racingTracksOf('changes')(get), racingTracksOf('boards')(get)]);

/** Slugs of the tracks for which a configured source reports cards or results. */
export const sourceTracksWith = (get: Get) => (): readonly string[] => {
  if (get('fetchCard') === null && get('fetchResults') === null) return [];
  const { known } = tracksTogether([racingTracksOf('entries')(get), racingTracksOf('results')(get)]);
  return known === 'all' ? TRACKS.flatMap(({ slug, isActive }) => (isActive ? [slug] : [])) : known;
};
