import type { Contract } from '../contract/contract.ts';
import type { HandlersAsOf } from '../handlers.ts';
import { type AnalysisDeps, analysisRoutes } from './analysis.ts';
import { type AngleDeps, angleSearchRoutes } from './angles.ts';
import { type ChangeDeps, changeRoutes } from './changes.ts';
import { type DashboardDeps, dashboardRoutes } from './dashboard.ts';
import { type FormDeps, formRoutes } from './form.ts';
import { type HorseDeps, horseRoutes } from './horses.ts';
import { type LedgerDeps, ledgerRoutes } from './ledger.ts';
import { type LongshotDeps, longshotRoutes } from './longshots.ts';
import { type MlDeps, mlRoutes } from './ml.ts';
import { type NewsDeps, newsRoutes } from './news.ts';
import { type OddsDeps, oddsRoutes } from './odds.ts';
import { type PeopleDeps, peopleRoutes } from './people.ts';
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
  readonly angles: Pick<AngleDeps, 'searchAngles'>;
  readonly changes: ChangeDeps;
  readonly dashboard: DashboardDeps;
  readonly form: FormDeps;
  readonly horses: HorseDeps;
  readonly ledger: LedgerDeps;
  readonly longshots: LongshotDeps;
  readonly ml: MlDeps;
  readonly news: NewsDeps;
  readonly odds: OddsDeps;
  readonly people: PeopleDeps;
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
  angles: angleSearchRoutes(deps.angles),
  changes: changeRoutes(deps.changes),
  dashboard: dashboardRoutes(deps.dashboard),
  form: formRoutes(deps.form),
  horses: horseRoutes(deps.horses),
  ledger: ledgerRoutes(deps.ledger),
  longshots: longshotRoutes(deps.longshots),
  ml: mlRoutes(deps.ml),
  news: newsRoutes(deps.news),
  odds: oddsRoutes(deps.odds),
  people: peopleRoutes(deps.people),
  picks: picksThenRoutes(deps.picks),
  racePage: racePageRoutes(deps.racePage),
  races: raceRoutes(deps.races),
  results: resultRoutes(deps.results),
  tickets: ticketRoutes(deps.tickets),
  tracks: trackRoutes(deps.tracks),
  weather: weatherRoutes(deps.weather),
  whatIf: whatIfRoutes(deps.whatIf),
});
