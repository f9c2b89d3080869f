import { MINUTE, toIso } from '#core/kernel/instant.ts';
import { compassPointOf } from '#core/weather/compass.ts';
import type { CurrentWeather } from '#core/weather/current-weather.ts';
import type { Air } from '#core/weather/observation.ts';
import type { SurfaceCondition } from '#core/weather/posted-conditions.ts';
import type { WeatherAlert } from '#core/weather/weather-alert.ts';
import { airWords } from '#core/weather/weather-words.ts';
import { presentProvenance } from './present-provenance.ts';

const orNull = <T, Shown>(value: T | null, show: (value: T) => Shown): Shown | null =>
  value === null ? null : show(value);

/** The air as the calls return it; all null without a report. */
export const presentAir = (air: Air | null) => ({
  temperature: air?.temperature ?? null,
  humidity: air?.humidity ?? null,
  windSpeed: air?.windSpeed ?? null,
  windDirection: orNull(air?.windDirection ?? null, compassPointOf),
  visibility: air?.visibility ?? null,
  conditions: air?.conditions ?? null,
  description: airWords(air),
});

export const presentCourse = (course: SurfaceCondition | null) =>
  orNull(course, ({ condition, basis, provenance }) => ({
    condition,
    basis,
    provenance: presentProvenance(provenance),
  }));

export const presentAlert = ({ provenance, from, until, ...alert }: WeatherAlert) => ({
  ...alert,
  from: toIso(from),
  until: toIso(until),
  provenance: presentProvenance(provenance),
});

/** The weather in the documented shape. */
export const presentWeather = ({ observation, dirt, turf, status, ageMs }: CurrentWeather) => ({
  ...presentAir(observation),
  trackCondition: dirt?.condition ?? null,
  trackConditionBasis: dirt?.basis ?? null,
  turfCondition: turf?.condition ?? null,
  turfConditionBasis: turf?.basis ?? null,
  status,
  ageMinutes: orNull(ageMs, (age) => Math.floor(age / MINUTE)),
  provenance: orNull(observation?.provenance ?? null, presentProvenance),
});

/** The same with gusts, rain, alert and source. */
export const presentExtended = (weather: CurrentWeather) => {
  const { track, observation, dirt, turf, alerts } = weather;
  return {
    ...presentWeather(weather),
    location: track.name,
    weatherSource: observation?.provenance.source ?? null,
    windGusts: observation?.windGusts ?? null,
    precipitation: observation?.rainLastHour ?? null,
    alert: alerts[0]?.headline ?? null,
    lastUpdated: orNull(observation?.provenance.at ?? null, toIso),
    courses: { dirt: presentCourse(dirt), turf: presentCourse(turf) },
  };
};
