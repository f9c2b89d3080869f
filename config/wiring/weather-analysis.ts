import type { WeatherDeps } from '#adapters/http/routes/weather.ts';
import type { VariantsBefore } from '#core/handicapping/ports.ts';
import { makeReadVariants } from '#core/training/use-cases/read-variants.ts';
import { type AnalyzeWeather, makeAnalyzeWeather } from '#core/weather-advice/use-cases/analyze-weather.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly variantsBefore: VariantsBefore;
    readonly analyzeWeather: AnalyzeWeather;
  }
}

/** What weather and track condition do to races. */
export const weatherAnalysisWiring = () =>
  wiring({
    variantsBefore: (get) => makeReadVariants({ results: get('results') }),
    analyzeWeather: (get) =>
      makeAnalyzeWeather({
        weatherBefore: get('weatherBefore'),
        raceWeatherOf: get('raceWeatherOf'),
        variantsBefore: get('variantsBefore'),
        biasOver: get('showBias'),
        cards: get('cards'),
        clock: get('racingClock'),
      }),
  });

/** What the weather calls are answered with. */
export const weatherDeps = (get: Get): WeatherDeps => ({
  showWeather: get('showWeather'),
  analyzeWeather: get('analyzeWeather'),
});
