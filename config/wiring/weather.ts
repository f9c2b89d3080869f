import { seedOf } from '#adapters/simulation/weather/demo-seed.ts';
import { simulatedWeather } from '#adapters/simulation/weather/simulated-weather.ts';
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
import { weatherService } from '../sources/chosen.ts';
import { sourceDeps } from './open-host.ts';
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
const weatherSource = (get: Get): WeatherSource | null =>
  weatherService(get('settings'))?.make(sourceDeps(get), get('settings')) ?? null;

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
