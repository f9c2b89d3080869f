import type { WeatherDoors } from '#adapters/http/routes/weather.ts';
import type { CardShelf } from '#core/card/ports.ts';
import { makeAnalyseWeather } from '#core/handicapping/use-cases/analyse-weather.ts';
import { makeFindRaceWeather } from '#core/handicapping/use-cases/find-race-weather.ts';
import { makeShowBias } from '#core/handicapping/use-cases/show-bias.ts';
import type { Clock } from '#core/kernel/doors.ts';
import type { ResultShelf } from '#core/results/ports.ts';
import { makeTellRacesRun } from '#core/results/use-cases/tell-races-run.ts';
import { makeTellVariants } from '#core/training/use-cases/tell-variants.ts';
import type { WeatherShelf } from '#core/weather/ports.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import { makeShowWeather } from '#core/weather/use-cases/show-weather.ts';

/** The weather as it is wired, on these shelves. */
export function weatherDoors(
  cards: CardShelf,
  results: ResultShelf,
  weather: WeatherShelf,
  clock: Clock,
): WeatherDoors {
  const weatherBefore = makeFindWeather({ weather, others: [] });
  return {
    showWeather: makeShowWeather({ weatherBefore, cards, clock }),
    analyseWeather: makeAnalyseWeather({
      weatherBefore,
      raceWeatherOf: makeFindRaceWeather({ weatherBefore }),
      variantsBefore: makeTellVariants({ results }),
      biasOver: makeShowBias({ runRaces: makeTellRacesRun({ results }), clock }),
      cards,
      clock,
    }),
  };
}
