type Named = { readonly slug: string; readonly displayName: string; readonly name: string };

/** What a track runs today: how many races, and minutes to the next post; null when the last one is off or no time is known. */
export type RacingToday = { readonly races: number; readonly minutesToPost: number | null };

type Today = {
  readonly now: string;
  readonly tracks: readonly {
    readonly trackSlug: string;
    readonly races: number;
    readonly nextPost: string | null;
  }[];
};

/** What each track runs today, by slug. */
export const racingToday = ({ now, tracks }: Today): ReadonlyMap<string, RacingToday> =>
  new Map(
    tracks.map(({ trackSlug, races, nextPost }) => {
      const minutesToPost = nextPost === null ? null : (Date.parse(nextPost) - Date.parse(now)) / 60_000;
      return [trackSlug, { races, minutesToPost }];
    }),
  );

/** Tracks in display order: those racing today first, a member's own ahead of the others, otherwise as listed. */
export function orderedTracks<Track extends Named>(
  tracks: readonly Track[],
  mine: readonly string[],
  today: ReadonlyMap<string, RacingToday>,
): readonly Track[] {
  const rank = ({ slug }: Track) => (today.has(slug) ? 0 : 2) + (mine.includes(slug) ? 0 : 1);
  return tracks
    .map((track, place) => ({ track, place }))
    .sort((a, b) => rank(a.track) - rank(b.track) || a.place - b.place)
    .map(({ track }) => track);
}

/** The tracks whose names contain every word typed. */
export function foundTracks<Track extends Named>(tracks: readonly Track[], typed: string): readonly Track[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return tracks.filter(({ displayName, name, slug }) => {
    const text = `${displayName} ${name} ${slug}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** `9 races today · next in 12 min`; null for a track that does not race today. */
export function todayText(today: RacingToday | undefined): string | null {
  if (today === undefined) return null;
  const races = today.races === 1 ? '1 race today' : `${today.races} races today`;
  if (today.minutesToPost === null) return races;
  const minutes = Math.floor(today.minutesToPost);
  if (minutes < 60) return `${races} · next in ${minutes < 1 ? 'under a minute' : `${minutes} min`}`;
  return `${races} · next in ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
