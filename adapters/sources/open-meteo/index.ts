import type { Clock } from '#core/kernel/functions.ts';
import { MINUTE } from '#core/kernel/instant.ts';
import type { Observation } from '#core/weather/observation.ts';
import type { Place } from '#core/weather/place.ts';
import type { WeatherSource } from '#core/weather/ports.ts';
import type { OpenHost } from '../host/asking.ts';
import { askJson } from '../host/json.ts';
import { hoursOf, NAME, observationOf, provenanceAt, rainOf, soilOf } from './parse.ts';
import { type Weather, weather } from './schema.ts';

export interface OpenMeteoSettings {
  readonly openHost: OpenHost;
  /** OPEN_METEO_BASE_URL, else `OPEN_METEO_ADDRESS`. */
  readonly baseUrl: string;
  readonly clock: Clock;
}

export const OPEN_METEO_ADDRESS = 'https://api.open-meteo.com';

const FRESH_MS = 10 * MINUTE;
const AIR =
  'temperature_2m,relative_humidity_2m,precipitation,weather_code,wind_speed_10m,wind_gusts_10m,wind_direction_10m';
const SOIL = [
  [0, 1],
  [1, 3],
  [3, 9],
  [9, 27],
]
  .map(([from, to]) => `soil_moisture_${from}_to_${to}cm`)
  .join();

/** Metric and in epoch seconds, the service's own units: the inch would turn meters of visibility into feet. */
const QUESTION = {
  current: AIR,
  hourly: `${AIR},precipitation_probability,visibility,${SOIL}`,
  timeformat: 'unixtime',
  timezone: 'GMT',
  past_days: 3,
  forecast_days: 2,
} as const;

/** Model figures for the place itself: the air now, hours ahead, rain and soil; no alerts. One answer holds all. */
export function makeOpenMeteo({ openHost, baseUrl, clock }: OpenMeteoSettings): WeatherSource {
  const host = openHost({ source: NAME, baseUrl });

  const ask = async ({ latitude, longitude }: Place, wrongIn?: (reply: Weather) => string | null) => {
    const query = { latitude: latitude.toFixed(4), longitude: longitude.toFixed(4), ...QUESTION };
    return askJson(host, { path: '/v1/forecast', query, freshForMs: FRESH_MS }, weather, wrongIn);
  };

  return {
    name: NAME,
    alerts: null,
    observation: async (place) => {
      const { value } = await ask(place, (reply) => (observationOf(reply) === null ? 'current' : null));
      return observationOf(value) as Observation;
    },
    forecast: async (place) => {
      const { value, at: instant } = await ask(place);
      return { hours: hoursOf(value.hourly, clock()), provenance: provenanceAt(instant) };
    },
    rain: async (place) => {
      const { value, at: instant } = await ask(place);
      return { hours: rainOf(value.hourly, clock()), provenance: provenanceAt(instant) };
    },
    soil: async (place) => {
      const { value, at: instant } = await ask(place);
      return { hours: soilOf(value.hourly, clock()), provenance: provenanceAt(instant) };
    },
  };
}
