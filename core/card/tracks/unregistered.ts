import { trackByCode, trackOfCode } from '../track.ts';
import type { KnownZone, UnregisteredTrack } from './registration.ts';

/** `QUAIL RUN` as `Quail Run`, `O'NEILL'S` as `O'Neill's`; a name with lowercase letters stays unchanged. */
const nameAsWritten = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name
        .toLowerCase()
        .replace(/(?<![\p{L}'’])\p{L}|(?<=['’])\p{L}(?=\p{L})/gu, (letter) => letter.toUpperCase());

/** The track for a file to register under a code; null when the code is listed or registered already, or no valid code. */
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
