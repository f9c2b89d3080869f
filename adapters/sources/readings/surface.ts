import type { Surface } from '#core/card/surface.ts';

/** The turf courses of a track with two stand under their own names: Mellon is Saratoga's outer one. */
const SURFACES: readonly (readonly [RegExp, Surface])[] = [
  [/hunt/i, 'hunt'],
  [/steeple|hurdle|jump/i, 'steeplechase'],
  [/inner\s*turf/i, 'inner-turf'],
  [/inner\s*(dirt|track)/i, 'inner-dirt'],
  [/turf|grass/i, 'turf'],
  [/all.?weather|synthetic|tapeta|polytrack/i, 'synthetic'],
  [/dirt|main/i, 'dirt'],
];

const LETTERS: Readonly<Record<string, Surface>> = {
  D: 'dirt',
  T: 'turf',
  I: 'inner-turf',
  A: 'synthetic',
  S: 'steeplechase',
};

/** `Inner turf`, `Mellon Turf`, `Dirt`, or the letter `D`; null for anything else. */
export function surfaceIn(raw: unknown): Surface | null {
  if (typeof raw !== 'string') return null;
  const text = raw.trim();
  const letter = LETTERS[text.toUpperCase()];
  return letter ?? SURFACES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
