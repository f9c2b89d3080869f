import type { CardCalendar } from '../../card/ports.ts';
import { FLAGSHIP, type Track, trackByCode, trackBySlug } from '../../card/track.ts';
import type { ResultTracks } from '../ports.ts';
import type { RacingNow } from '../racing-now.ts';

export interface ListTracksDeps {
  readonly cards: Pick<CardCalendar, 'tracksWithRealCards'>;
  readonly results: ResultTracks;
  readonly racingNow: () => Promise<RacingNow>;
  /** Slugs of the tracks that a source knows. */
  readonly sourceTracks: () => readonly string[];
}

/**
 * The tracks that have a card, results or a source, and the flagship: those racing today first, led by the flagship,
 * then the others by name. One that races today is active, whatever is known of it otherwise. Results under a code that
 * is neither registered nor on a card are ignored.
 */
export function makeListTracks({ cards, results, racingNow, sourceTracks }: ListTracksDeps) {
  return async function listTracks(): Promise<readonly Track[]> {
    const [racing, withCards, withResults] = await Promise.all([
      racingNow(),
      cards.tracksWithRealCards(),
      results.tracksWithResults(null),
    ]);
    const today = new Set(racing.cards.map(({ trackSlug }) => trackSlug));
    const slugs = [FLAGSHIP.slug, ...today, ...withCards, ...sourceTracks()];
    const tracks = [...slugs.map(trackBySlug), ...withResults.map(trackByCode)].flatMap(
      (track) => track ?? [],
    );
    const rankOf = ({ slug }: Track): number => (today.has(slug) ? (slug === FLAGSHIP.slug ? 0 : 1) : 2);
    const listed = new Map(tracks.map((track) => [track.slug, track]));
    const withToday = [...listed.values()].map((track) =>
      today.has(track.slug) ? { ...track, isActive: true } : track,
    );
    return withToday.toSorted(
      (a, b) => rankOf(a) - rankOf(b) || a.displayName.localeCompare(b.displayName, 'en'),
    );
  };
}

export type ListTracks = ReturnType<typeof makeListTracks>;
