import { trackOrRefusal } from '#core/card/days-card.ts';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';

/** The slug of the track that a call asks for; the flagship's without a choice. Refuses `card.unknown-track`. */
export const chosenTrack = ({ track }: { readonly track?: string | undefined }): string =>
  trackOrRefusal(track ?? DEFAULT_TRACK_SLUG).slug;
