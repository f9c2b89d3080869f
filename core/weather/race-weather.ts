import type { Surface } from '../card/surface.ts';
import { type Instant, MINUTE } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import { hourAt } from './forecast.ts';
import { estimateGoing, type GoingEstimate } from './going.ts';
import type { Air, Observation } from './observation.ts';
import { type SurfaceCondition, surfaceCondition } from './posted-conditions.ts';
import type { WeatherKnown } from './weather-report.ts';

/** What the documented win formula reads of weather and track condition; Fahrenheit and miles an hour. */
export interface FormulaWeather extends Pick<Air, 'temperature' | 'windSpeed' | 'conditions'> {
  /** `Fast`, `Sloppy`; null while it is not known. */
  readonly trackCondition: string | null;
}

/** The weather of a race: the air at its post time, and the condition of the surface it is run on. */
export const raceConditions = (
  { temperature, windSpeed, conditions }: Air,
  trackCondition: string | null,
): FormulaWeather => ({ temperature, windSpeed, conditions, trackCondition });

/** An observation older than this says nothing about the weather now. */
export const STALE_MS = 90 * MINUTE;

/** The air of a race: measured, or foreseen for its hour. */
export interface AirAtPost {
  readonly air: Air;
  readonly basis: 'observation' | 'forecast';
  /** 0-100, of the forecast hour; null where the weather was measured or no chance was given. */
  readonly rainChance: number | null;
  readonly provenance: Provenance;
}

/** What is known of the weather of a race. */
export interface WeatherAtPost {
  readonly air: AirAtPost | null;
  readonly condition: SurfaceCondition | null;
}

export const UNKNOWN_WEATHER: WeatherAtPost = { air: null, condition: null };

/** A race as far as its weather goes. */
export interface RaceForWeather {
  /** Null until announced: then no condition is known. */
  readonly surface: Surface | null;
  /** Off, or the best substitute. */
  readonly postTime: Instant;
}

const isNear = ({ provenance }: Observation, instant: Instant): boolean =>
  Math.abs(instant - provenance.at) <= STALE_MS;

/**
 * The air at a moment as it is known at `now`: what was measured when that is at most ninety minutes away from both,
 * else the hour foreseen; null when neither reaches it.
 */
export function airAt(
  { observation, forecast }: WeatherKnown,
  instant: Instant,
  now: Instant,
): AirAtPost | null {
  if (observation !== null && isNear(observation, now) && isNear(observation, instant)) {
    return { air: observation, basis: 'observation', rainChance: null, provenance: observation.provenance };
  }
  const hour = forecast === null ? null : hourAt(forecast, instant);
  if (forecast === null || hour === null) return null;
  return { air: hour, basis: 'forecast', rainChance: hour.rainChance, provenance: forecast.provenance };
}

/** What the rain up to a moment makes of the surfaces; null while no rain is reported. */
export const likelyGoing = ({ rain }: WeatherKnown, now: Instant): GoingEstimate | null =>
  rain === null ? null : estimateGoing(rain, now);

/** The weather of a race as it is known at `now`. */
export const weatherAtPost = (
  weatherKnown: WeatherKnown,
  race: RaceForWeather,
  now: Instant,
): WeatherAtPost => ({
  air: airAt(weatherKnown, race.postTime, now),
  condition:
    race.surface === null
      ? null
      : surfaceCondition(race.surface, weatherKnown.courses, likelyGoing(weatherKnown, now)),
});

/** Rain that is less likely than not is no rain to the formula, though the forecast names it. */
const LIKELY = 50;

function formulaAir(found: AirAtPost | null): Omit<FormulaWeather, 'trackCondition'> {
  if (found === null) return { temperature: null, windSpeed: null, conditions: null };
  const { temperature, windSpeed, conditions } = found.air;
  const isDoubtful = found.rainChance !== null && found.rainChance < LIKELY;
  return { temperature, windSpeed, conditions: isDoubtful ? null : conditions };
}

/**
 * What the formula takes from it: an estimated condition is not the track's own and is left out. Null when nothing
 * is left.
 */
export function formulaWeather({ air, condition: course }: WeatherAtPost): FormulaWeather | null {
  const posted = course?.basis === 'posted' ? course.condition : null;
  if (air === null && posted === null) return null;
  return { ...formulaAir(air), trackCondition: posted };
}
