import type { Track } from '../track.ts';

/** Nicknames of tracks, by code. */
const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  SAR: ['the Spa'],
  AQU: ['the Big A'],
  CD: ['Churchill'],
};

/** What a track may be called in a sentence: its names and nicknames. */
export const spokenNames = ({
  code,
  displayName,
  name,
}: Pick<Track, 'code' | 'displayName' | 'name'>): readonly string[] => [
  ...new Set([displayName, name, ...(NICKNAMES[code] ?? [])]),
];

/** A name without `Park`, `Race Course`, `Racecourse` or `Racetrack` at its end. */
export const withoutTrackEnding = (name: string): string =>
  name.replace(/\s+(?:race ?course|park|race ?track)$/i, '');
