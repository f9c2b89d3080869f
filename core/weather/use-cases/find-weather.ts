import { DAY, shift } from '../../kernel/instant.ts';
import type { ReadWeather, WeatherBefore, WeatherStore } from '../ports.ts';
import { weatherKnown } from '../weather-report.ts';

/** A report older than this is not today's weather, not even a stale one. */
const REACH_MS = DAY;

/** The weather at a track as known at an instant, from all sources. */
export function makeFindWeather(deps: {
  readonly weather: Pick<WeatherStore, 'reportedBetween'>;
  readonly others: readonly ReadWeather[];
}): WeatherBefore {
  return async function weatherBefore(trackSlug, before) {
    const reports = await Promise.all([
      deps.weather.reportedBetween(trackSlug, shift(before, -REACH_MS), before),
      ...deps.others.map((readWeather) => readWeather(trackSlug, before)),
    ]);
    return weatherKnown(reports.flat());
  };
}
