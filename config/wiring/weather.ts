import { seedOf } from '#adapters/simulation/weather/demo-seed.ts';
import { simulatedWeather } from '#adapters/simulation/weather/simulated-weather.ts';
import { makeNws, NWS_ADDRESS } from '#adapters/sources/nws/index.ts';
import { makeOpenMeteo, OPEN_METEO_ADDRESS } from '#adapters/sources/open-meteo/index.ts';
import { makeOpenWeather, OPENWEATHER_ADDRESS } from '#adapters/sources/openweather/index.ts';
import type { CardStore } from '#core/card/ports.ts';
import { trackBySlug } from '#core/card/track.ts';
import type { RaceWeatherOf } from '#core/handicapping/ports.ts';
import { makeFindRaceWeather } from '#core/handicapping/use-cases/find-race-weather.ts';
import type { FetchSource } from '#core/kernel/fetched.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { ReadWeather, WeatherBefore, WeatherSource } from '#core/weather/ports.ts';
import { makeFetchWeather } from '#core/weather/use-cases/fetch-weather.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import {
  makeRecordPostedConditions,
  type RecordPostedConditions,
} from '#core/weather/use-cases/record-posted-conditions.ts';
import { makeShowWeather, type ShowWeather } from '#core/weather/use-cases/show-weather.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly weatherBefore: WeatherBefore;
    readonly raceWeatherOf: RaceWeatherOf;
    readonly showWeather: ShowWeather;
    readonly recordCourses: RecordPostedConditions;
    /** Null without WEATHER_SOURCE. */
    readonly fetchWeather: FetchSource | null;
  }
}

/** The service that WEATHER_SOURCE names; null when none is. A key that it needs is there: the settings see to it. */
function weatherSource(get: Get): WeatherSource | null {
  const settings = get('settings');
  const deps = { openHost: get('openHost'), clock: get('machineClock') };
  switch (settings.WEATHER_SOURCE) {
    case undefined:
      return null;
    case 'nws':
      return makeNws({ ...deps, baseUrl: settings.NWS_BASE_URL ?? NWS_ADDRESS });
    case 'open-meteo':
      return makeOpenMeteo({ ...deps, baseUrl: settings.OPEN_METEO_BASE_URL ?? OPEN_METEO_ADDRESS });
    case 'openweather': {
      const { OPENWEATHER_API_KEY, OPENWEATHER_BASE_URL } = settings;
      const baseUrl = OPENWEATHER_BASE_URL ?? OPENWEATHER_ADDRESS;
      return makeOpenWeather({ ...deps, baseUrl, apiKey: OPENWEATHER_API_KEY ?? '' });
    }
  }
}

/** The invented weather of days whose card is invented: of every other day it reports nothing. */
export const readDemoWeather =
  (cards: Pick<CardStore, 'headFor'>): ReadWeather =>
  async (trackSlug, before) => {
    const track = trackBySlug(trackSlug);
    if (track === null) return [];
    const day = raceDayAt(before, track.timeZone);
    const provenance = (await cards.headFor(trackSlug, day))?.provenance ?? null;
    const seed = provenance?.tier === 'demo' ? seedOf(provenance.source) : null;
    return seed === null ? [] : simulatedWeather({ seed, track, day, now: before });
  };

const keepingDeps = (get: Get) => ({
  weather: get('weather'),
  withLock: get('withLock'),
  announce: get('announce'),
  clock: get('racingClock'),
});

/** Weather: what is known of it, and its sources. */
export const weatherWiring = () =>
  wiring({
    weatherBefore: (get) =>
      makeFindWeather({ weather: get('weather'), others: [readDemoWeather(get('printedCards'))] }),
    raceWeatherOf: (get) => makeFindRaceWeather({ weatherBefore: get('weatherBefore') }),
    showWeather: (get) =>
      makeShowWeather({
        weatherBefore: get('weatherBefore'),
        cards: get('cards'),
        clock: get('racingClock'),
      }),
    recordCourses: (get) => makeRecordPostedConditions(keepingDeps(get)),
    fetchWeather: (get) => {
      const source = weatherSource(get);
      return source === null ? null : makeFetchWeather({ source, ...keepingDeps(get) });
    },
  });
