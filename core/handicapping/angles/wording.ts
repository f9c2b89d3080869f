import type { PastPerformance } from '../../card/past-performance.ts';
import type { RunStyle } from '../../card/runner.ts';
import { trackName } from '../../card/tracks/names.ts';

/** A full race name; a source's short form (`SAnitaDby-G1`) is not one. */
const FULL_NAME = /^(?!.*[a-z][A-Z])[A-Z][A-Za-z'. ]{3,}$/;

/** The name of a race without its sponsor: `Churchill Downs S. presented by Ford`. */
const withoutSponsor = (name: string): string => name.replace(/\s+(?:presented|sponsored) by\b.*$/i, '');

/** `in the Santa Anita Derby`; `at Saratoga` for a race without a full name. */
export function placeText({ raceName, track }: Pick<PastPerformance, 'raceName' | 'track'>): string {
  const name = raceName === null ? null : withoutSponsor(raceName);
  return name !== null && FULL_NAME.test(name) ? `in the ${name}` : `at ${trackName(track)}`;
}

/** `2nd`. */
export function ordinal(n: number): string {
  const tens = Math.abs(n) % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][Math.abs(n) % 10] ?? 'th');
  return `${n}${suffix}`;
}

/** A workout or race time: `48.6`, `1:01.2`. */
export function timeText(seconds: number): string {
  const tenths = Math.round(10 * seconds);
  const minutes = Math.floor(tenths / 600);
  const rest = ((tenths % 600) / 10).toFixed(1);
  return minutes === 0 ? rest : `${minutes}:${rest.padStart(4, '0')}`;
}

/** `once`, `twice`, `3 times`. */
export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** What a horse of a running style does early. */
export const STYLE_WORDS: Readonly<Record<RunStyle, string>> = {
  E: 'likes the lead',
  'E/P': 'presses',
  P: 'stalks',
  S: 'closes',
};
