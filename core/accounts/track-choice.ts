import { DEFAULT_TRACK_SLUG } from '../card/track.ts';

/** Which tracks a member follows, by slug. */
export interface TrackChoice {
  /** The one whose races are shown; null for the default. */
  readonly chosen: string | null;
  /** "My tracks", in the member's order, each once. */
  readonly mine: readonly string[];
}

/** A member's tracks as shown: the chosen one (the flagship until one is chosen) and "my tracks". */
export interface MyTracks {
  readonly chosen: string;
  readonly mine: readonly string[];
}

export const NO_CHOICE: TrackChoice = { chosen: null, mine: [] };

/** The most tracks "my tracks" can hold. */
export const MINE_AT_MOST = 40;

export const shownTracks = ({ chosen, mine }: TrackChoice): MyTracks => ({
  chosen: chosen ?? DEFAULT_TRACK_SLUG,
  mine,
});

/** Whether a member follows a track: it is the chosen one, the flagship until one is chosen, or among "my tracks". */
export function followsTrack(choice: TrackChoice, slug: string): boolean {
  const { chosen, mine } = shownTracks(choice);
  return chosen === slug || mine.includes(slug);
}
