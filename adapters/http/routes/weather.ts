import type { ShowWeather } from '#core/weather/use-cases/show-weather.ts';
import type { AnalyzeWeather } from '#core/weather-advice/use-cases/analyze-weather.ts';
import { chosenTrack } from '../chosen-track.ts';
import type { weather } from '../contract/weather.ts';
import type { Handlers } from '../handlers.ts';
import { presentExtended, presentWeather } from './present-weather.ts';
import { presentAnalysis } from './present-weather-analysis.ts';

export interface WeatherDeps {
  readonly showWeather: ShowWeather;
  readonly analyzeWeather: AnalyzeWeather;
}

export const weatherRoutes = ({ showWeather, analyzeWeather }: WeatherDeps): Handlers<typeof weather> => ({
  flagship: async ({ query }) => presentWeather(await showWeather(chosenTrack(query))),
  current: async ({ query }) => presentExtended(await showWeather(chosenTrack(query))),
  analysis: async ({ query }) => presentAnalysis(await analyzeWeather(chosenTrack(query))),
  atTrack: async ({ params }) => presentWeather(await showWeather(params.trackId)),
});
