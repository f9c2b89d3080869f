import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import type { AnalyzeWeather } from '#core/handicapping/use-cases/analyze-weather.ts';
import type { ShowWeather } from '#core/weather/use-cases/show-weather.ts';
import type { weather } from '../contract/weather.ts';
import type { Handlers } from '../handlers.ts';
import { presentExtended, presentWeather } from './present-weather.ts';
import { presentAnalysis } from './present-weather-analysis.ts';

export interface WeatherDeps {
  readonly showWeather: ShowWeather;
  readonly analyzeWeather: AnalyzeWeather;
}

export const weatherRoutes = ({ showWeather, analyzeWeather }: WeatherDeps): Handlers<typeof weather> => ({
  flagship: async () => presentWeather(await showWeather(DEFAULT_TRACK_SLUG)),
  current: async () => presentExtended(await showWeather(DEFAULT_TRACK_SLUG)),
  analysis: async () => presentAnalysis(await analyzeWeather(DEFAULT_TRACK_SLUG)),
  atTrack: async ({ params }) => presentWeather(await showWeather(params.trackId)),
});
