import { HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import type { HourAhead } from '#core/weather/forecast.ts';
import type { Air, Observation } from '#core/weather/observation.ts';
import type { Current, Step } from './schema.ts';

export const NAME = 'OpenWeather';

export const provenanceAt = (instant: Instant): Provenance => ({ tier: 'live', source: NAME, at: instant });

/** `light rain` is `Light Rain`. */
const titled = (text: string | null): string | null =>
  text === null || text === '' ? null : text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

const airOf = ({ main, wind, visibility, weather }: Current | Step): Air => ({
  temperature: main.temp,
  humidity: main.humidity,
  windSpeed: wind.speed,
  windGusts: wind.gust,
  windDirection: wind.deg,
  visibility,
  conditions: titled(weather),
});

export const observationOf = (current: Current): Observation => ({
  ...airOf(current),
  station: current.name ?? null,
  rainLastHour: current.rain.oneHour,
  provenance: provenanceAt(current.dt),
});

const STEP = 3 * HOUR;

/**
 * A step of the forecast: three hours from its stamp. Its rain is that of the three hours before, so the next step has
 * it.
 */
export const hoursOf = (steps: readonly Step[]): readonly HourAhead[] =>
  steps.map((step, index) => {
    const until = shift(step.dt, STEP);
    const after = steps[index + 1]?.dt === until ? steps[index + 1] : undefined;
    return {
      from: step.dt,
      until,
      ...airOf(step),
      rainChance: after?.pop == null ? null : after.pop * 100,
      rain: after?.rain.threeHours ?? null,
    };
  });
