import type { Surface } from '../card/surface.ts';
import { type Instant, MINUTE } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import { hourAt } from './forecast.ts';
import { estimateGoing, type GoingEstimate } from './going.ts';
import type { Air, Observation } from './observation.ts';
import { type CourseCondition, courseCondition } from './surface-word.ts';
import type { WeatherKnown } from './weather-report.ts';

/** What the documented win formula reads of weather and course; Fahrenheit and miles an hour. */
export interface CourseWeather extends Pick<Air, 'temperature' | 'windSpeed' | 'conditions'> {
  /** `Fast`, `Sloppy`; null while it is not known. */
  readonly trackCondition: string | null;
}

/** The weather of a race: the air then and there, and the condition of the course it is run on. */
export const courseWeather = (
  { temperature, windSpeed, conditions }: Air,
  trackCondition: string | null,
): CourseWeather => ({ temperature, windSpeed, conditions, trackCondition });

/** An observation older than this tells nothing of the air now. */
export const STALE_MS = 90 * MINUTE;

/** The air of a race: measured, or foreseen for its hour. */
export interface AirAtPost {
  readonly air: Air;
  readonly basis: 'observation' | 'forecast';
  /** 0-100, of the hour foreseen; null where it was measured or is not told. */
  readonly rainChance: number | null;
  readonly provenance: Provenance;
}

/** What is known of the weather of a race. */
export interface WeatherAtPost {
  readonly air: AirAtPost | null;
  readonly course: CourseCondition | null;
}

export const UNKNOWN_WEATHER: WeatherAtPost = { air: null, course: null };

/** A race as far as its weather goes. */
export interface RaceOutside {
  readonly surface: Surface;
  /** Off, or what stands for it. */
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

/** What the rain up to a moment makes of the courses; null while nobody told of it. */
export const likelyGoing = ({ rain }: WeatherKnown, now: Instant): GoingEstimate | null =>
  rain === null ? null : estimateGoing(rain, now);

/** The weather of a race as it is known at `now`. */
export const weatherAtPost = (
  weatherKnown: WeatherKnown,
  race: RaceOutside,
  now: Instant,
): WeatherAtPost => ({
  air: airAt(weatherKnown, race.postTime, now),
  course: courseCondition(race.surface, weatherKnown.courses, likelyGoing(weatherKnown, now)),
});

/** Rain that is less likely than not is no rain to the formula, though the forecast names it. */
const LIKELY = 50;

function formulaAir(found: AirAtPost | null): Omit<CourseWeather, 'trackCondition'> {
  if (found === null) return { temperature: null, windSpeed: null, conditions: null };
  const { temperature, windSpeed, conditions } = found.air;
  const isDoubtful = found.rainChance !== null && found.rainChance < LIKELY;
  return { temperature, windSpeed, conditions: isDoubtful ? null : conditions };
}

/**
 * What the formula takes from it: an estimate of the course is no word of the track and is left out. Null when nothing
 * is left.
 */
export function formulaWeather({ air, course }: WeatherAtPost): CourseWeather | null {
  const told = course?.basis === 'told' ? course.condition : null;
  if (air === null && told === null) return null;
  return { ...formulaAir(air), trackCondition: told };
}
