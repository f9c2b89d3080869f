import type { WeatherDeps } from '#adapters/http/routes/weather.ts';
import type { CardCalendar, CardStore } from '#core/card/ports.ts';
import { makeFindRaceWeather } from '#core/handicapping/use-cases/find-race-weather.ts';
import { makeShowBias } from '#core/handicapping/use-cases/show-bias.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { ResultDays, ResultStore, ResultTracks } from '#core/results/ports.ts';
import { makeListRacesRun } from '#core/results/use-cases/list-races-run.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import { makeReadVariants } from '#core/training/use-cases/read-variants.ts';
import type { WeatherStore } from '#core/weather/ports.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import { makeShowWeather } from '#core/weather/use-cases/show-weather.ts';
import { makeAnalyzeWeather } from '#core/weather-advice/use-cases/analyze-weather.ts';

/** The weather as it is wired, on these stores. */
export function weatherDeps(
  cards: CardStore & CardCalendar,
  results: ResultStore & ResultTracks & ResultDays,
  weather: WeatherStore,
  clock: Clock,
): WeatherDeps {
  const weatherBefore = makeFindWeather({ weather, others: [] });
  return {
    showWeather: makeShowWeather({ weatherBefore, cards, clock }),
    analyzeWeather: makeAnalyzeWeather({
      weatherBefore,
      raceWeatherOf: makeFindRaceWeather({ weatherBefore }),
      variantsBefore: makeReadVariants({ results }),
      biasOver: makeShowBias({
        runRaces: makeListRacesRun({ results, racingNow: makeReadRacingNow({ cards, clock }) }),
        clock,
      }),
      cards,
      clock,
    }),
  };
}
