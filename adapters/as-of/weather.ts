import { type Instant, instant } from '#core/kernel/instant.ts';
import type { WeatherStore } from '#core/weather/ports.ts';
import { refuseWrite } from './read-only.ts';

/** Weather reports known up to a moment. */
export const weatherAsOf = (weather: WeatherStore, moment: Instant): WeatherStore => ({
  keep: refuseWrite,
  forgetBefore: refuseWrite,
  dropDemo: refuseWrite,
  reportedBetween: (trackSlug, after, before) =>
    weather.reportedBetween(trackSlug, after, instant(Math.min(before, moment))),
});
