import { makePostgresResultYears } from '#adapters/postgres/result-years.ts';
import { DEFAULT_TRACK_SLUG, zoneOf } from '#core/card/track.ts';
import { type AskResults, makeAskResults } from '#core/record-search/use-cases/ask-results.ts';
import {
  makeReadResultsBook,
  type ReadResultsBook,
} from '#core/record-search/use-cases/read-results-book.ts';
import { accountIds } from './accounts.ts';
import { wordQueryAnswerId } from './assistant.ts';
import { racingClockId } from './card.ts';
import { yieldToEventLoop } from './machine.ts';
import { type Get, id, wiring } from './provide.ts';
import { databaseId, resultsId } from './stores.ts';

export const askResultsId = id<AskResults>('ask results');
/** Reading ahead spares the first who asks the wait. */
export const readResultsBookId = id<ReadResultsBook>('read results book');

export const queryWiring = () =>
  wiring((provide) => {
    provide(readResultsBookId, (get) =>
      makeReadResultsBook({
        results: get(resultsId),
        years: makePostgresResultYears(get(databaseId)),
        yieldToEventLoop,
      }),
    );
    provide(askResultsId, (get) =>
      makeAskResults({
        readBook: get(readResultsBookId),
        clock: get(racingClockId),
        zone: zoneOf(DEFAULT_TRACK_SLUG),
      }),
    );
  });

/** What the HTTP call that asks the results needs. */
export const queryDeps = (get: Get) => ({
  askResults: get(askResultsId),
  wordQueryAnswer: get(wordQueryAnswerId),
  admitQuery: get(accountIds.admitQuery),
  noteQuery: get(accountIds.noteQuery),
});
