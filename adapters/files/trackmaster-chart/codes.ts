import type { Surface } from '#core/card/surface.ts';

/** Courses by description, since the letter alone is ambiguous. */
const BY_DESCRIPTION: ReadonlyMap<string, Surface> = new Map([
  ['dirt', 'dirt'],
  ['inner dirt', 'inner-dirt'],
  ['inner track', 'inner-dirt'],
  ['turf', 'turf'],
  ['outer turf', 'turf'],
  ['downhill turf', 'turf'],
  ['inner turf', 'inner-turf'],
  ['all weather track', 'synthetic'],
  ['all weather', 'synthetic'],
  ['hurdle', 'steeplechase'],
  ['steeplechase', 'steeplechase'],
  ['timber', 'steeplechase'],
]);

const BY_LETTER: ReadonlyMap<string, Surface> = new Map([
  ['D', 'dirt'],
  ['N', 'inner-dirt'],
  ['T', 'turf'],
  ['O', 'turf'],
  ['I', 'inner-turf'],
  ['E', 'synthetic'],
  ['M', 'steeplechase'],
]);

/** The surface of a race. The course decides, since an all-weather track (`E`) is listed with surface `D`. Null if unknown. */
export const surfaceOf = (letter: string, description: string): Surface | null =>
  BY_DESCRIPTION.get(description.toLowerCase()) ?? BY_LETTER.get(letter) ?? null;

const CONDITIONS: ReadonlyMap<string, string> = new Map([
  ['FT', 'Fast'],
  ['WF', 'Wet Fast'],
  ['GD', 'Good'],
  ['MY', 'Muddy'],
  ['SY', 'Sloppy'],
  ['SL', 'Slow'],
  ['FZ', 'Frozen'],
  ['HD', 'Hard'],
  ['FM', 'Firm'],
  ['YL', 'Yielding'],
  ['SF', 'Soft'],
  ['HY', 'Heavy'],
]);

/** The track condition in the words of a printed chart; an unknown code stays as it is. */
export const conditionOf = (code: string, sealed: string | null): string =>
  `${CONDITIONS.get(code) ?? code}${sealed === 'Y' ? ' (Sealed)' : ''}`;

const BREEDS: ReadonlyMap<string, string> = new Map([
  ['TB', 'Thoroughbred'],
  ['QH', 'Quarter Horse'],
  ['AR', 'Arabian'],
  ['MX', 'Mixed'],
  ['PT', 'Paint'],
  ['AP', 'Appaloosa'],
]);

export const breedOf = (code: string | null): string | undefined => BREEDS.get(code ?? '');
