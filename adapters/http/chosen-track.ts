import { trackOrRefusal } from '#core/card/days-card.ts';
import { DEFAULT_TRACK_SLUG, type Track } from '#core/card/track.ts';

/** The slug of the track that a call asks for; the flagship's without a choice. Refuses `card.unknown-track`. */
export const chosenTrack = ({ track }: { readonly track?: string | undefined }): string =>
  trackOrRefusal(track ?? DEFAULT_TRACK_SLUG).slug;

const ALL = 'all';

/** The track that a call asks for; null for all of them together, also without a choice. Refuses as `chosenTrack`. */
export const trackOrAll = ({ track = ALL }: { readonly track?: string | undefined }): Track | null =>
  track === ALL ? null : trackOrRefusal(track);
