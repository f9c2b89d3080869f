import { trackByCode, trackOfCode } from '../track.ts';
import type { KnownZone, UnregisteredTrack } from './registration.ts';

/** `QUAIL RUN` as `Quail Run`, `O'NEILL'S` as `O'Neill's`; a name with small letters stays. */
const nameAsWritten = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name
        .toLowerCase()
        .replace(/(?<![\p{L}'’])\p{L}|(?<=['’])\p{L}(?=\p{L})/gu, (sign) => sign.toUpperCase());

/** The track of a code as a file is to register it; null for a listed or registered one and for what cannot be a code. */
export function unregisteredTrack(
  codeText: string,
  name: string | null,
  zone: KnownZone,
): UnregisteredTrack | null {
  const track = trackOfCode(codeText, zone.zone);
  if (track === null || trackByCode(track.code) !== null) return null;
  const { code, slug } = track;
  return { code, slug, name: name === null ? null : nameAsWritten(name.trim()), ...zone };
}
