import { MINUTE } from '#core/kernel/instant.ts';
import type { Place } from '#core/weather/place.ts';
import type { WeatherSource } from '#core/weather/ports.ts';
import type { OpenHost } from '../host/asking.ts';
import { askJson } from '../host/json.ts';
import { hoursOf, NAME, observationOf, provenanceAt } from './parse.ts';
import { ahead, current } from './schema.ts';

export interface OpenWeatherSettings {
  readonly openHost: OpenHost;
  /** OPENWEATHER_BASE_URL, else `OPENWEATHER_ADDRESS`. */
  readonly baseUrl: string;
  /** OPENWEATHER_API_KEY. */
  readonly apiKey: string;
}

export const OPENWEATHER_ADDRESS = 'https://api.openweathermap.org';

const FRESH_MS = 10 * MINUTE;

/** The air now and steps of three hours ahead; no alerts, no soil, no rain of the past. */
export function makeOpenWeather({ openHost, baseUrl, apiKey }: OpenWeatherSettings): WeatherSource {
  const host = openHost({ source: NAME, baseUrl });

  const question = (path: string, { latitude, longitude }: Place) => ({
    path,
    query: { lat: latitude.toFixed(4), lon: longitude.toFixed(4), units: 'imperial' },
    secretQuery: { appid: apiKey },
    freshForMs: FRESH_MS,
  });

  return {
    name: NAME,
    alerts: null,
    soil: null,
    rain: null,
    observation: async (place) => {
      const { value } = await askJson(host, question('/data/2.5/weather', place), current);
      return observationOf(value);
    },
    forecast: async (place) => {
      const { value, at: instant } = await askJson(host, question('/data/2.5/forecast', place), ahead);
      return { hours: hoursOf(value.list), provenance: provenanceAt(instant) };
    },
  };
}
