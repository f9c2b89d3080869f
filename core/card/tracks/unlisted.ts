import type { Track } from './track-facts.ts';
import { isZoneName, type ZoneName, zoneNamed } from './zones.ts';

/** Numbers of unlisted tracks begin here; the rest of the number is the code read in base 36. */
const FIRST_NUMBER = 100_000;
const LETTERS = 36;

/** What a code may be: one to four letters and digits, a letter first. */
const CODE = /^[A-Z][A-Z0-9]{0,3}$/;

export const isTrackCode = (code: string): boolean => CODE.test(code);

/**
 * A track for which a file gives only the code: `QQQ` on mountain time is `qqq-mountain`, number 134,658. Its registration,
 * if there is one, holds what is stored about it.
 */
export const unlistedTrack = (code: string, zone: ZoneName): Track => ({
  id: FIRST_NUMBER + Number.parseInt(code, LETTERS),
  slug: `${code.toLowerCase()}-${zone}`,
  code,
  name: `Track ${code}`,
  displayName: code,
  isActive: true,
  timeZone: zoneNamed(zone),
  season: null,
});

/** The unlisted track for a slug in that form; null for any other text. */
export function unlistedBySlug(slug: string): Track | null {
  const [, code, zone] = /^([a-z][a-z0-9]{0,3})-([a-z]+)$/.exec(slug) ?? [];
  if (code === undefined || zone === undefined || !isZoneName(zone)) return null;
  return unlistedTrack(code.toUpperCase(), zone);
}
