import type { WeatherDeps } from '#adapters/http/routes/weather.ts';
import type { VariantsBefore } from '#core/handicapping/ports.ts';
import { type AnalyseWeather, makeAnalyseWeather } from '#core/handicapping/use-cases/analyse-weather.ts';
import { makeReadVariants } from '#core/training/use-cases/read-variants.ts';
import { racingClockId } from './card.ts';
import { showBiasId } from './handicapping.ts';
import { type Get, id, wiring } from './provide.ts';
import { cardsId, resultsId } from './stores.ts';
import { raceWeatherOfId, showWeatherId, weatherBeforeId } from './weather.ts';

export const variantsBeforeId = id<VariantsBefore>('variants before');
export const analyseWeatherId = id<AnalyseWeather>('analyse weather');

/** What the weather and the ground do to races. */
export const weatherAnalysisWiring = () =>
  wiring((provide) => {
    provide(variantsBeforeId, (get) => makeReadVariants({ results: get(resultsId) }));
    provide(analyseWeatherId, (get) =>
      makeAnalyseWeather({
        weatherBefore: get(weatherBeforeId),
        raceWeatherOf: get(raceWeatherOfId),
        variantsBefore: get(variantsBeforeId),
        biasOver: get(showBiasId),
        cards: get(cardsId),
        clock: get(racingClockId),
      }),
    );
  });

/** What the weather calls are answered with. */
export const weatherDeps = (get: Get): WeatherDeps => ({
  showWeather: get(showWeatherId),
  analyseWeather: get(analyseWeatherId),
});
