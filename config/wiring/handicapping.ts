import type { ConnectionRecordsOf, KnownAround, RunRaces } from '#core/handicapping/ports.ts';
import { makeFindConnectionRecords } from '#core/handicapping/use-cases/find-connection-records.ts';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import { makeProjectPace, type ProjectPace } from '#core/handicapping/use-cases/project-pace.ts';
import { makeShowBias, type ShowBias } from '#core/handicapping/use-cases/show-bias.ts';
import { makeShowFigures, type ShowFigures } from '#core/handicapping/use-cases/show-figures.ts';
import { makeListRacesRun } from '#core/results/use-cases/list-races-run.ts';
import { racingClockId } from './card.ts';
import { id, wiring } from './provide.ts';
import { cardsId, connectionRecordStoreId, oddsId, resultsId } from './stores.ts';
import { raceWeatherOfId } from './weather.ts';

export const runRacesId = id<RunRaces>('run races');
export const connectionRecordsOfId = id<ConnectionRecordsOf>('backings of');
export const knownAroundId = id<KnownAround>('known around');
export const projectPaceId = id<ProjectPace>('project pace');
export const showFiguresId = id<ShowFigures>('show figures');
export const showBiasId = id<ShowBias>('show bias');

/** Figures and shape: pace, speed, bias; and the people behind the horses. */
export const handicappingWiring = () =>
  wiring((provide) => {
    provide(runRacesId, (get) => makeListRacesRun({ results: get(resultsId) }));
    provide(connectionRecordsOfId, (get) =>
      makeFindConnectionRecords({ standings: get(connectionRecordStoreId) }),
    );
    provide(knownAroundId, (get) =>
      makeKnowAround({
        connectionRecordsOf: get(connectionRecordsOfId),
        odds: get(oddsId),
        raceWeatherOf: get(raceWeatherOfId),
      }),
    );
    provide(projectPaceId, (get) => makeProjectPace({ cards: get(cardsId), clock: get(racingClockId) }));
    provide(showFiguresId, (get) => makeShowFigures({ cards: get(cardsId), clock: get(racingClockId) }));
    provide(showBiasId, (get) => makeShowBias({ runRaces: get(runRacesId), clock: get(racingClockId) }));
  });
