import { DAY, shift } from '../../kernel/instant.ts';
import type { ReadWeather, WeatherBefore, WeatherStore } from '../ports.ts';
import { weatherKnown } from '../weather-report.ts';

/** What was told longer ago is no weather of today, not even an old one. */
const REACH_MS = DAY;

/** What stands of the weather at a track at an instant, by all who tell of it. */
export function makeFindWeather(deps: {
  readonly weather: Pick<WeatherStore, 'reportedBetween'>;
  readonly others: readonly ReadWeather[];
}): WeatherBefore {
  return async function weatherBefore(trackSlug, before) {
    const told = await Promise.all([
      deps.weather.reportedBetween(trackSlug, shift(before, -REACH_MS), before),
      ...deps.others.map((tell) => tell(trackSlug, before)),
    ]);
    return weatherKnown(told.flat());
  };
}
