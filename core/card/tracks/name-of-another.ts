import { TRACKS, type Track, trackByCode } from '../track.ts';

const plainName = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The listed tracks with that name, else those whose names start with it: `SARATOGA` is Saratoga Race Course. */
function tracksNamed(name: string): readonly Track[] {
  const plain = plainName(name);
  const exact = TRACKS.filter((track) => plainName(track.name) === plain);
  if (exact.length > 0 || plain === '') return exact;
  return TRACKS.filter((track) => plainName(track.name).startsWith(plain));
}

/** The listed track with this name when the code belongs to a different track; null when name and code agree. */
export function otherTrackOfName(code: string, name: string): Track | null {
  const named = tracksNamed(name);
  const slug = trackByCode(code)?.slug;
  return named.some((track) => track.slug === slug) ? null : (named[0] ?? null);
}
