import { makeShowRaceField } from '#core/picks/use-cases/show-race-field.ts';
import { makeShowRaceResult } from '#core/scorecards/use-cases/show-race-result.ts';
import { handicapper } from '../models.ts';
import type { Get } from './provide.ts';

/** The field of a race. */
export const raceFieldDeps = (get: Get) => ({
  showRaceField: makeShowRaceField({
    cards: get('cards'),
    ledger: get('ledger'),
    knownAround: get('knownAround'),
    clock: get('racingClock'),
    handicapper,
  }),
});

/** What the HTTP calls of the race page need. */
export const racePageDeps = (get: Get) => ({
  ...raceFieldDeps(get),
  showRaceResult: makeShowRaceResult({
    cards: get('cards'),
    results: get('results'),
    ledger: get('ledger'),
    racingNow: get('racingNow'),
  }),
});
