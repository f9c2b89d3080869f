import { seedOf } from '#adapters/simulation/weather/demo-seed.ts';
import { tellSimulatedWeather } from '#adapters/simulation/weather/tell-weather.ts';
import { makeNws, NWS_ADDRESS } from '#adapters/sources/nws/index.ts';
import { makeOpenMeteo, OPEN_METEO_ADDRESS } from '#adapters/sources/open-meteo/index.ts';
import { makeOpenWeather, OPENWEATHER_ADDRESS } from '#adapters/sources/openweather/index.ts';
import type { CardShelf } from '#core/card/ports.ts';
import { trackBySlug } from '#core/card/track.ts';
import type { RaceWeatherOf } from '#core/handicapping/ports.ts';
import { makeFindRaceWeather } from '#core/handicapping/use-cases/find-race-weather.ts';
import type { Gather } from '#core/kernel/gathered.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { TellWeather, WeatherBefore, WeatherSource } from '#core/weather/ports.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import { makeGatherWeather } from '#core/weather/use-cases/gather-weather.ts';
import { makeRecordCourses, type RecordCourses } from '#core/weather/use-cases/record-courses.ts';
import { makeShowWeather, type ShowWeather } from '#core/weather/use-cases/show-weather.ts';
import { racingClockId } from './card.ts';
import { announceId } from './events.ts';
import { machineClockId, settingsId } from './machine.ts';
import { openHostId } from './open-host.ts';
import { type Get, id, wiring } from './provide.ts';
import { cardsId, oneAtATimeId, printedCardsId, weatherId } from './shelves.ts';

export const weatherBeforeId = id<WeatherBefore>('weather before');
export const raceWeatherOfId = id<RaceWeatherOf>('race weather of');
export const showWeatherId = id<ShowWeather>('show weather');
export const recordCoursesId = id<RecordCourses>('record courses');
/** Null without WEATHER_SOURCE. */
export const gatherWeatherId = id<Gather | null>('gather weather');

/** The service that WEATHER_SOURCE names; null when none is. A key that it needs is there: the settings see to it. */
function weatherSource(get: Get): WeatherSource | null {
  const settings = get(settingsId);
  const doors = { openHost: get(openHostId), clock: get(machineClockId) };
  switch (settings.WEATHER_SOURCE) {
    case undefined:
      return null;
    case 'nws':
      return makeNws({ ...doors, baseUrl: settings.NWS_BASE_URL ?? NWS_ADDRESS });
    case 'open-meteo':
      return makeOpenMeteo({ ...doors, baseUrl: settings.OPEN_METEO_BASE_URL ?? OPEN_METEO_ADDRESS });
    case 'openweather': {
      const { OPENWEATHER_API_KEY, OPENWEATHER_BASE_URL } = settings;
      const baseUrl = OPENWEATHER_BASE_URL ?? OPENWEATHER_ADDRESS;
      return makeOpenWeather({ ...doors, baseUrl, apiKey: OPENWEATHER_API_KEY ?? '' });
    }
  }
}

/** The invented weather of days whose card is invented: of every other day it tells nothing. */
export const tellDemoWeather =
  (cards: Pick<CardShelf, 'headFor'>): TellWeather =>
  async (trackSlug, before) => {
    const track = trackBySlug(trackSlug);
    if (track === null) return [];
    const day = raceDayAt(before, track.timeZone);
    const provenance = (await cards.headFor(trackSlug, day))?.provenance ?? null;
    const seed = provenance?.tier === 'demo' ? seedOf(provenance.source) : null;
    return seed === null ? [] : tellSimulatedWeather({ seed, track, day, now: before });
  };

const keepingDoors = (get: Get) => ({
  weather: get(weatherId),
  oneAtATime: get(oneAtATimeId),
  announce: get(announceId),
  clock: get(racingClockId),
});

/** What is known of the weather, and who brings it. */
export const weatherWiring = () =>
  wiring((provide) => {
    provide(weatherBeforeId, (get) =>
      makeFindWeather({ weather: get(weatherId), others: [tellDemoWeather(get(printedCardsId))] }),
    );
    provide(raceWeatherOfId, (get) => makeFindRaceWeather({ weatherBefore: get(weatherBeforeId) }));
    provide(showWeatherId, (get) =>
      makeShowWeather({
        weatherBefore: get(weatherBeforeId),
        cards: get(cardsId),
        clock: get(racingClockId),
      }),
    );
    provide(recordCoursesId, (get) => makeRecordCourses(keepingDoors(get)));
    provide(gatherWeatherId, (get) => {
      const source = weatherSource(get);
      return source === null ? null : makeGatherWeather({ source, ...keepingDoors(get) });
    });
  });
