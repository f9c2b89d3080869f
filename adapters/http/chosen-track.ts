import { trackOrRefusal } from '#core/card/days-card.ts';
import { DEFAULT_TRACK_SLUG, type Track } from '#core/card/track.ts';

/** The slug of the track a call asks for; the flagship's if none is named. Refuses `card.unknown-track`. */
export const chosenTrack = ({ track }: { readonly track?: string | undefined }): string =>
  trackOrRefusal(track ?? DEFAULT_TRACK_SLUG).slug;

const ALL = 'all';

/** Whether a call asks for all tracks together. */
export const isOfAll = (track: string | undefined): boolean => track === ALL;

/** The slug of the track a list is requested for; the flagship's if none is named, null for all tracks. */
export const trackOrEvery = (track: string | undefined): string | null =>
  isOfAll(track) ? null : chosenTrack({ track });

/** The track a call asks for; null for all tracks together, which is also the default. Refuses like `chosenTrack`. */
export const trackOrAll = ({ track = ALL }: { readonly track?: string | undefined }): Track | null =>
  isOfAll(track) ? null : trackOrRefusal(track);
