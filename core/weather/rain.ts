import { HOUR, type Instant } from '../kernel/instant.ts';
import { sumBy } from '../kernel/numbers.ts';
import type { Provenance } from '../kernel/provenance.ts';

/** Rain in the hour that ended at `until`, inches. */
export interface RainHour {
  readonly until: Instant;
  readonly inches: number;
}

/** Rain that fell, hour by hour, oldest first. An hour that is not there was not reported. */
export interface RainFallen {
  readonly hours: readonly RainHour[];
  readonly provenance: Provenance;
}

/** Of the hours of a sum, as many must be reported: those missing may have been wet. */
const COVERAGE = 0.8;

/** Inches in the hours that ended within `hours` up to a moment; null when too few of them were reported. */
export function rainWithin(rain: readonly RainHour[], now: Instant, hours: number): number | null {
  const reported = rain.filter(({ until }) => until <= now && until > now - hours * HOUR);
  return reported.length < COVERAGE * hours ? null : sumBy(reported, ({ inches }) => inches);
}

/**
 * Rain still felt: each hour's inches, halved for every `halfLifeHours` since. Example: an inch that ended twelve
 * hours ago, with a half-life of six, is a quarter of an inch.
 */
export const rainFelt = (rain: readonly RainHour[], now: Instant, halfLifeHours: number): number =>
  sumBy(
    rain.filter(({ until }) => until <= now),
    ({ until, inches }) => inches * 0.5 ** ((now - until) / HOUR / halfLifeHours),
  );
