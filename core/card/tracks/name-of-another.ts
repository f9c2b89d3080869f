import { TRACKS, type Track, trackByCode } from '../track.ts';

const lettersOf = (name: string): string => name.toUpperCase().replace(/[^A-Z]/g, '');

/** The listed tracks with that name, else those whose names start with it: `SARATOGA` is Saratoga Race Course. */
function tracksNamed(name: string): readonly Track[] {
  const letters = lettersOf(name);
  const exact = TRACKS.filter((track) => lettersOf(track.name) === letters);
  if (exact.length > 0 || letters === '') return exact;
  return TRACKS.filter((track) => lettersOf(track.name).startsWith(letters));
}

/** The listed track with this name when the code belongs to a different track; null when name and code agree. */
export function otherTrackOfName(code: string, name: string): Track | null {
  const named = tracksNamed(name);
  const slug = trackByCode(code)?.slug;
  return named.some((track) => track.slug === slug) ? null : (named[0] ?? null);
}
