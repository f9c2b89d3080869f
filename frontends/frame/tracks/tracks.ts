/** Choosing a track, and the member's own tracks. Fetched only with a screen on which a track is chosen. */

export { useMyTracks } from './my-tracks.ts';
export { TrackSelect } from './track-select.tsx';
export { useTracksShown } from './tracks-shown.tsx';
