import type { WeatherDoors } from '#adapters/http/routes/weather.ts';
import type { VariantsBefore } from '#core/handicapping/ports.ts';
import { type AnalyseWeather, makeAnalyseWeather } from '#core/handicapping/use-cases/analyse-weather.ts';
import { makeTellVariants } from '#core/training/use-cases/tell-variants.ts';
import { racingClockId } from './card.ts';
import { showBiasId } from './handicapping.ts';
import { type Get, id, wiring } from './provide.ts';
import { cardsId, resultsId } from './shelves.ts';
import { raceWeatherOfId, showWeatherId, weatherBeforeId } from './weather.ts';

export const variantsBeforeId = id<VariantsBefore>('variants before');
export const analyseWeatherId = id<AnalyseWeather>('analyse weather');

/** What the weather and the ground do to races. */
export const weatherAnalysisWiring = () =>
  wiring((provide) => {
    provide(variantsBeforeId, (get) => makeTellVariants({ results: get(resultsId) }));
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
export const weatherDoors = (get: Get): WeatherDoors => ({
  showWeather: get(showWeatherId),
  analyseWeather: get(analyseWeatherId),
});
