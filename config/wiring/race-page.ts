import type { RacePageDeps } from '#adapters/http/routes/race-page.ts';
import { makeShowRaceField } from '#core/picks/use-cases/show-race-field.ts';
import { makeShowRaceResult } from '#core/scorecards/use-cases/show-race-result.ts';
import { handicapper } from '../models.ts';
import type { Get } from './provide.ts';

/** What the HTTP calls of the race page need. */
export const racePageDeps = (get: Get): RacePageDeps => ({
  showRaceField: makeShowRaceField({
    cards: get('cards'),
    ledger: get('ledger'),
    knownAround: get('knownAround'),
    clock: get('racingClock'),
    handicapper,
  }),
  showRaceResult: makeShowRaceResult({
    cards: get('cards'),
    results: get('results'),
    ledger: get('ledger'),
    racingNow: get('racingNow'),
  }),
});
