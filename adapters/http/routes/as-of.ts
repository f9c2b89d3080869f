import type { Contract } from '../contract/contract.ts';
import type { HandlersAsOf } from '../handlers.ts';
import { type ChangeDeps, changeRoutes } from './changes.ts';
import { type OddsDeps, oddsRoutes } from './odds.ts';
import { type RacePageDeps, raceFieldRoutes } from './race-page.ts';

/** What the calls that answer as of a moment need. */
export interface MomentDeps {
  readonly racePage: Pick<RacePageDeps, 'showRaceField'>;
  readonly odds: OddsDeps;
  readonly changes: ChangeDeps;
}

/** The handlers of one moment. */
export const handlersAsOf = (deps: MomentDeps): HandlersAsOf<Contract> => ({
  racePage: raceFieldRoutes(deps.racePage),
  odds: oddsRoutes(deps.odds),
  changes: changeRoutes(deps.changes),
});
