import type { BackingsOf, KnownAround, RunRaces } from '#core/handicapping/ports.ts';
import { makeFindBackings } from '#core/handicapping/use-cases/find-backings.ts';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import { makeProjectPace, type ProjectPace } from '#core/handicapping/use-cases/project-pace.ts';
import { makeShowBias, type ShowBias } from '#core/handicapping/use-cases/show-bias.ts';
import { makeShowFigures, type ShowFigures } from '#core/handicapping/use-cases/show-figures.ts';
import { makeTellRacesRun } from '#core/results/use-cases/tell-races-run.ts';
import { racingClockId } from './card.ts';
import { id, wiring } from './provide.ts';
import { cardsId, oddsId, resultsId, standingsId } from './shelves.ts';
import { raceWeatherOfId } from './weather.ts';

export const runRacesId = id<RunRaces>('run races');
export const backingsOfId = id<BackingsOf>('backings of');
export const knownAroundId = id<KnownAround>('known around');
export const projectPaceId = id<ProjectPace>('project pace');
export const showFiguresId = id<ShowFigures>('show figures');
export const showBiasId = id<ShowBias>('show bias');

/** Figures and shape: pace, speed, bias; and the people behind the horses. */
export const handicappingWiring = () =>
  wiring((provide) => {
    provide(runRacesId, (get) => makeTellRacesRun({ results: get(resultsId) }));
    provide(backingsOfId, (get) => makeFindBackings({ standings: get(standingsId) }));
    provide(knownAroundId, (get) =>
      makeKnowAround({
        backingsOf: get(backingsOfId),
        odds: get(oddsId),
        raceWeatherOf: get(raceWeatherOfId),
      }),
    );
    provide(projectPaceId, (get) => makeProjectPace({ cards: get(cardsId), clock: get(racingClockId) }));
    provide(showFiguresId, (get) => makeShowFigures({ cards: get(cardsId), clock: get(racingClockId) }));
    provide(showBiasId, (get) => makeShowBias({ runRaces: get(runRacesId), clock: get(racingClockId) }));
  });
