/** The browser remembers the chosen track under this key. */
export const trackKey = 'selectedTrackSlug';
export const defaultTrackSlug = 'saratoga';

/** The track to show: the remembered slug, else saratoga, else the first of the list; none while the list is empty. */
export function chooseTrack<Track extends { readonly slug: string }>(
  tracks: readonly Track[],
  remembered: string | null,
): Track | null {
  const bySlug = (slug: string | null) => tracks.find((track) => track.slug === slug);
  return bySlug(remembered) ?? bySlug(defaultTrackSlug) ?? tracks[0] ?? null;
}

const listeners = new Set<() => void>();
let unstored: string | null = null;

/** The slug kept in this browser; one for all apps of the page. */
export const rememberedTrack = {
  read(): string | null {
    try {
      return localStorage.getItem(trackKey);
    } catch {
      return unstored;
    }
  },
  keep(slug: string): void {
    unstored = slug;
    try {
      localStorage.setItem(trackKey, slug);
    } catch {
      // A browser that forbids storage keeps the choice for this visit.
    }
    for (const listener of listeners) listener();
  },
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
