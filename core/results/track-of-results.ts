import { type Track, trackByCode, trackByKey } from '../card/track.ts';
import { isTrackCode } from '../card/tracks/unlisted.ts';
import { Refusal } from '../kernel/refusal.ts';

/** The code that results are stored under, and its track; null when the code is neither listed nor registered. */
export interface TrackOfResults {
  readonly code: string;
  readonly track: Track | null;
}

/** The track of a slug, number or code in any case. Refuses ('invalid', `results.bad-track`) any other text. */
export function trackOfResults(text: string): TrackOfResults {
  const code = text.trim().toUpperCase();
  const track = trackByCode(code) ?? trackByKey(text.trim().toLowerCase());
  if (track !== null) return { code: track.code, track };
  if (isTrackCode(code)) return { code, track: null };
  throw new Refusal(
    'invalid',
    'results.bad-track',
    `Unknown track "${text}". Name it by its slug, number or code, such as saratoga, 184 or SAR.`,
  );
}
