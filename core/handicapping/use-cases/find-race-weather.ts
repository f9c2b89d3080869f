import { noonOf } from '../../card/track.ts';
import type { WeatherBefore } from '../../weather/ports.ts';
import { weatherAtPost } from '../../weather/race-weather.ts';
import type { WeatherKnown } from '../../weather/weather-report.ts';
import { evidenceInstant } from '../evidence.ts';
import type { RaceWeatherOf } from '../ports.ts';

/** Looks up the weather of races: of one that is off, what was known at its off, and nothing later. */
export function makeFindRaceWeather({
  weatherBefore,
}: {
  readonly weatherBefore: WeatherBefore;
}): RaceWeatherOf {
  return async function raceWeatherOf(races, now) {
    const requests = new Map<string, Promise<WeatherKnown>>();
    const found = races.map(async (race) => {
      const upTo = evidenceInstant(race, now);
      const key = `${race.trackSlug} ${upTo}`;
      const known = requests.get(key) ?? weatherBefore(race.trackSlug, upTo);
      requests.set(key, known);
      const outside = { surface: race.surface, postTime: race.postTime ?? noonOf(race) };
      return [race.id, weatherAtPost(await known, outside, upTo)] as const;
    });
    return new Map(await Promise.all(found));
  };
}
