import type { Contract } from '../contract/contract.ts';
import type { HandlersAsOf } from '../handlers.ts';
import { type AnalysisDeps, analysisRoutes } from './analysis.ts';
import { type ChangeDeps, changeRoutes } from './changes.ts';
import { type DashboardDeps, recommendationRoutes } from './dashboard.ts';
import { type FormDeps, formRoutes } from './form.ts';
import { type LedgerDeps, ledgerRoutes } from './ledger.ts';
import { type LongshotDeps, longshotRoutes } from './longshots.ts';
import { type MlDeps, mlRoutes } from './ml.ts';
import { type OddsDeps, oddsRoutes } from './odds.ts';
import { type PicksThenDeps, picksThenRoutes } from './picks.ts';
import { type RacePageDeps, racePageRoutes } from './race-page.ts';
import { type RaceDeps, raceRoutes } from './races.ts';
import { type ResultDeps, resultRoutes } from './results.ts';
import { type TicketDeps, ticketRoutes } from './tickets.ts';
import { type TrackDeps, trackRoutes } from './tracks.ts';
import { type WeatherDeps, weatherRoutes } from './weather.ts';
import { type WhatIfDeps, whatIfRoutes } from './what-if.ts';

/** What the calls that answer as of a moment need. */
export interface MomentDeps {
  readonly analysis: AnalysisDeps;
  readonly changes: ChangeDeps;
  readonly dashboard: Pick<DashboardDeps, 'topPicks'>;
  readonly form: FormDeps;
  readonly ledger: LedgerDeps;
  readonly longshots: LongshotDeps;
  readonly ml: MlDeps;
  readonly odds: OddsDeps;
  readonly picks: PicksThenDeps;
  readonly racePage: RacePageDeps;
  readonly races: RaceDeps;
  readonly results: ResultDeps;
  readonly tickets: TicketDeps;
  readonly tracks: TrackDeps;
  readonly weather: WeatherDeps;
  readonly whatIf: WhatIfDeps;
}

/** The handlers of one moment. */
export const handlersAsOf = (deps: MomentDeps): HandlersAsOf<Contract> => ({
  analysis: analysisRoutes(deps.analysis),
  changes: changeRoutes(deps.changes),
  dashboard: recommendationRoutes(deps.dashboard),
  form: formRoutes(deps.form),
  ledger: ledgerRoutes(deps.ledger),
  longshots: longshotRoutes(deps.longshots),
  ml: mlRoutes(deps.ml),
  odds: oddsRoutes(deps.odds),
  picks: picksThenRoutes(deps.picks),
  racePage: racePageRoutes(deps.racePage),
  races: raceRoutes(deps.races),
  results: resultRoutes(deps.results),
  tickets: ticketRoutes(deps.tickets),
  tracks: trackRoutes(deps.tracks),
  weather: weatherRoutes(deps.weather),
  whatIf: whatIfRoutes(deps.whatIf),
});
