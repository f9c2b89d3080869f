import type { AnalysisDeps } from '#adapters/http/routes/analysis.ts';
import type { ConnectionRecordsOf, KnownAround, RunRaces } from '#core/handicapping/ports.ts';
import { makeFindConnectionRecords } from '#core/handicapping/use-cases/find-connection-records.ts';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import { makeProjectPace, type ProjectPace } from '#core/handicapping/use-cases/project-pace.ts';
import { makeShowBias, type ShowBias } from '#core/handicapping/use-cases/show-bias.ts';
import { makeShowFigures, type ShowFigures } from '#core/handicapping/use-cases/show-figures.ts';
import { makeReadSealedLines } from '#core/picks/use-cases/read-sealed-lines.ts';
import { makeListRacesRun } from '#core/results/use-cases/list-races-run.ts';
import paceSettings from '../models/pace.json' with { type: 'json' };
import { handicapper } from '../models.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly runRaces: RunRaces;
    readonly connectionRecordsOf: ConnectionRecordsOf;
    readonly knownAround: KnownAround;
    /** The same without our sealed lines, for replays. */
    readonly factsAround: KnownAround;
    readonly projectPace: ProjectPace;
    readonly showFigures: ShowFigures;
    readonly showBias: ShowBias;
  }
}

/** Figures and shape: pace, speed, bias; and the people behind the horses. */
export const handicappingWiring = () =>
  wiring({
    runRaces: (get) => makeListRacesRun({ results: get('results'), racingNow: get('racingNow') }),
    connectionRecordsOf: (get) => makeFindConnectionRecords({ store: get('connectionRecordStore') }),
    knownAround: (get) =>
      makeKnowAround({
        connectionRecordsOf: get('connectionRecordsOf'),
        odds: get('odds'),
        raceWeatherOf: get('raceWeatherOf'),
        sealedLines: makeReadSealedLines({ ledger: get('ledger') }),
        sealedBets: get('sealedBets'),
      }),
    factsAround: (get) =>
      makeKnowAround({
        connectionRecordsOf: get('connectionRecordsOf'),
        odds: get('odds'),
        raceWeatherOf: get('raceWeatherOf'),
      }),
    projectPace: (get) =>
      makeProjectPace({
        cards: get('cards'),
        clock: get('racingClock'),
        knownAround: get('knownAround'),
        handicapper,
        settings: paceSettings,
      }),
    showFigures: (get) => makeShowFigures({ cards: get('cards'), clock: get('racingClock') }),
    showBias: (get) => makeShowBias({ runRaces: get('runRaces'), clock: get('racingClock') }),
  });

/** What the HTTP calls about pace, figures and bias need. */
export const analysisDeps = (get: Get): AnalysisDeps => ({
  todaysCard: get('todaysCard'),
  projectPace: get('projectPace'),
  showFigures: get('showFigures'),
  showBias: get('showBias'),
});
