import { DAY, shift } from '../../kernel/instant.ts';
import type { TellWeather, WeatherBefore, WeatherShelf } from '../ports.ts';
import { weatherKnown } from '../weather-told.ts';

/** What was told longer ago is no weather of today, not even an old one. */
const REACH_MS = DAY;

/** What stands of the weather at a track at an instant, by all who tell of it. */
export function makeFindWeather(doors: {
  readonly weather: Pick<WeatherShelf, 'toldBetween'>;
  readonly others: readonly TellWeather[];
}): WeatherBefore {
  return async function weatherBefore(trackSlug, before) {
    const told = await Promise.all([
      doors.weather.toldBetween(trackSlug, shift(before, -REACH_MS), before),
      ...doors.others.map((tell) => tell(trackSlug, before)),
    ]);
    return weatherKnown(told.flat());
  };
}
