import { makeRateDay } from '#core/handicapping/use-cases/rate-day.ts';
import { makeRateRace } from '#core/handicapping/use-cases/rate-race.ts';
import type { Analysis } from '#core/picks/analysis.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { makePicksForDay } from '#core/picks/use-cases/picks-for-day.ts';
import { makePicksForRace } from '#core/picks/use-cases/picks-for-race.ts';
import { makeRefreshRace } from '#core/picks/use-cases/refresh-race.ts';
import { analysisFor, handicapper } from '../models.ts';
import { racingClockId } from './card.ts';
import { backingsOfId } from './handicapping.ts';
import { settingsId } from './machine.ts';
import { id, wiring } from './provide.ts';
import { cardsId, oneAtATimeId, picksId } from './shelves.ts';

export const analysisId = id<Analysis>('analysis');
export const rateRaceId = id<ReturnType<typeof makeRateRace>>('rate race');
export const rateDayId = id<ReturnType<typeof makeRateDay>>('rate day');
export const generatePicksId = id<ReturnType<typeof makeGeneratePicks>>('generate picks');
export const picksForDayId = id<ReturnType<typeof makePicksForDay>>('picks for day');
export const picksForRaceId = id<ReturnType<typeof makePicksForRace>>('picks for race');
export const refreshRaceId = id<ReturnType<typeof makeRefreshRace>>('refresh race');

/** Ratings and picks, with the models as they are chosen in `config/models`. */
export const picksWiring = () =>
  wiring((provide) => {
    provide(analysisId, (get) => {
      const { ANTHROPIC_API_KEY, OPENAI_API_KEY } = get(settingsId);
      return analysisFor({ isKeySet: (ANTHROPIC_API_KEY ?? OPENAI_API_KEY) !== undefined });
    });
    provide(rateRaceId, (get) =>
      makeRateRace({
        cards: get(cardsId),
        clock: get(racingClockId),
        backingsOf: get(backingsOfId),
        handicapper,
      }),
    );
    provide(rateDayId, (get) =>
      makeRateDay({
        cards: get(cardsId),
        clock: get(racingClockId),
        backingsOf: get(backingsOfId),
        handicapper,
      }),
    );
    provide(generatePicksId, (get) =>
      makeGeneratePicks({
        cards: get(cardsId),
        picks: get(picksId),
        clock: get(racingClockId),
        oneAtATime: get(oneAtATimeId),
        analysis: get(analysisId),
        backingsOf: get(backingsOfId),
      }),
    );
    provide(picksForDayId, (get) =>
      makePicksForDay({
        cards: get(cardsId),
        picks: get(picksId),
        clock: get(racingClockId),
        analysis: get(analysisId),
      }),
    );
    provide(picksForRaceId, (get) =>
      makePicksForRace({
        cards: get(cardsId),
        picks: get(picksId),
        clock: get(racingClockId),
        analysis: get(analysisId),
        backingsOf: get(backingsOfId),
      }),
    );
    provide(refreshRaceId, (get) =>
      makeRefreshRace({
        cards: get(cardsId),
        picks: get(picksId),
        clock: get(racingClockId),
        oneAtATime: get(oneAtATimeId),
        analysis: get(analysisId),
        backingsOf: get(backingsOfId),
      }),
    );
  });
