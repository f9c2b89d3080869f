import { sumOf } from '../kernel/numbers.ts';
import { impliedChance, readFraction } from '../odds/fraction.ts';

/** What the documented formula looks at in a horse. Null is "not known". */
export interface FormulaEntry {
  /** Morning line as written, `7-2`. */
  readonly odds: string | null;
  readonly post: number | null;
  /** Distance of the race as written, `6F`, `1 Mile`. */
  readonly distance: string | null;
  readonly age: number | null;
  /** 0-100. */
  readonly jockeyWinPercent: number | null;
  readonly trainerWinPercent: number | null;
}

/** Weather and going at the track. Fahrenheit, miles an hour. Null is "not known". */
export interface RaceWeather {
  readonly temperature: number | null;
  readonly windSpeed: number | null;
  /** `Clear`, `Light Rain`. */
  readonly conditions: string | null;
  /** `Fast`, `Sloppy`. */
  readonly trackCondition: string | null;
}

/** What each rule gave, in percentage points; they sum to `raw`. */
interface WinPercentParts {
  readonly base: number;
  readonly wet: number;
  readonly wind: number;
  readonly heat: number;
  readonly jockey: number;
  readonly trainer: number;
  readonly post: number;
}

export interface WinPercent {
  /** 2-45, not spread over the field: the figures of a race need not sum to 100. */
  readonly winPercent: number;
  /** Before the limits. */
  readonly raw: number;
  readonly parts: WinPercentParts;
  /** +2 or -1 on a muddy track; a label only, never added. Null elsewhere. */
  readonly muddyLabel: 2 | -1 | null;
}

const LOWEST = 2;
const HIGHEST = 45;
const ONE_MILE = /^\s*(1\s*m(ile)?|8\s*f(urlongs?)?)\s*$/i;

const known = (value: number | null): number | null =>
  value !== null && Number.isFinite(value) ? value : null;
const above = (value: number | null, limit: number): boolean =>
  (known(value) ?? Number.NEGATIVE_INFINITY) > limit;
const holds = (text: string | null, pattern: RegExp): boolean => pattern.test(text ?? '');

/** The post position the formula uses: one when it is not known. */
const postOr1 = (post: number | null): number => known(post) ?? 1;

/** ((post x 0.5) mod 3) - 1.5: from -1.5 to +1, again from the start every six posts. */
export const postTerm = (post: number): number => ((post * 0.5) % 3) - 1.5;

function wetPart(weather: RaceWeather, post: number): number {
  const isWet = holds(weather.trackCondition, /sloppy|heavy/i) || holds(weather.conditions, /\brain/i);
  if (!isWet) return 0;
  return post > 5 ? 3 : -2;
}

function windPart(weather: RaceWeather, distance: string | null): number {
  if (distance === null || !above(weather.windSpeed, 15)) return 0;
  return ONE_MILE.test(distance) ? -1 : 1;
}

const heatPart = (weather: RaceWeather, age: number | null): number =>
  above(weather.temperature, 85) && above(age, 5) ? -2 : 0;

function muddyLabel(weather: RaceWeather | null, post: number): 2 | -1 | null {
  if (!holds(weather?.trackCondition ?? null, /muddy/i)) return null;
  return post > 6 ? 2 : -1;
}

/**
 * The documented win percentage: the morning line's implied chance in percent, plus points for the wet, the
 * wind, the heat, the jockey, the trainer and the post, limited to 2-45 at the very end.
 *
 * It is a score, not a chance: it keeps the overround and the field does not sum to 100. Without weather
 * there is no weather part. Example: 5-1 from post 11 on a sloppy track with wind 20 at six furlongs, jockey
 * 22%, trainer 28%: 16.67 + 3 + 1 + 2 + 1.5 + 1 = 25.17.
 */
export function winPercent(entry: FormulaEntry, weather: RaceWeather | null): WinPercent {
  const post = postOr1(entry.post);
  const parts = {
    base: 100 * impliedChance(readFraction(entry.odds)),
    wet: weather === null ? 0 : wetPart(weather, post),
    wind: weather === null ? 0 : windPart(weather, entry.distance),
    heat: weather === null ? 0 : heatPart(weather, entry.age),
    jockey: above(entry.jockeyWinPercent, 20) ? 2 : -1,
    trainer: above(entry.trainerWinPercent, 25) ? 1.5 : -0.5,
    post: postTerm(post),
  };
  const raw = sumOf(Object.values(parts));
  return {
    winPercent: Math.min(Math.max(raw, LOWEST), HIGHEST),
    raw,
    parts,
    muddyLabel: muddyLabel(weather, post),
  };
}

/** The formula's confidence: 75 + ((post x 2.5) mod 20), 75 to 92.5; `whole` is rounded half up. */
export function formulaConfidence(post: number | null): { readonly raw: number; readonly whole: number } {
  const raw = 75 + ((postOr1(post) * 2.5) % 20);
  return { raw, whole: Math.round(raw) };
}

/** The badge for a winning jockey: strictly above 20%. */
export const hasJockeyBadge = (jockeyWinPercent: number | null): boolean => above(jockeyWinPercent, 20);
