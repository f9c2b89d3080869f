import { trackOrRefusal } from '../card/days-card.ts';
import { DEFAULT_TRACK_SLUG, type Track } from '../card/track.ts';

/**
 * The track an operator names by slug, number or code; the flagship by default. Refuses ('not-found',
 * `card.unknown-track`) one that is not registered.
 */
export const requestedTrack = (key: string | null | undefined): Track =>
  trackOrRefusal(key ?? DEFAULT_TRACK_SLUG);
