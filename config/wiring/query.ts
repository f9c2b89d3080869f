import { makePostgresResultYears } from '#adapters/postgres/result-years.ts';
import { DEFAULT_TRACK_SLUG, zoneOf } from '#core/card/track.ts';
import { makeReadYears, type ReadYears } from '#core/record-search/read-years.ts';
import { type AskResults, makeAskResults } from '#core/record-search/use-cases/ask-results.ts';
import {
  makeReadResultsBook,
  type ReadResultsBook,
} from '#core/record-search/use-cases/read-results-book.ts';
import type { ResultYears } from '#core/results/ports.ts';
import { yieldToEventLoop } from './machine.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly askResults: AskResults;
    /** Reading ahead spares the first who asks the wait. */
    readonly readResultsBook: ReadResultsBook;
    readonly resultYears: ResultYears;
    /** Shared with the apps of earlier moments. */
    readonly readYears: ReadYears;
  }
}

export const queryWiring = () =>
  wiring({
    resultYears: (get) => makePostgresResultYears(get('database')),
    readYears: makeReadYears,
    readResultsBook: (get) =>
      makeReadResultsBook({
        results: get('results'),
        years: get('resultYears'),
        yieldToEventLoop,
        readYears: get('readYears'),
      }),
    askResults: (get) =>
      makeAskResults({
        readBook: get('readResultsBook'),
        clock: get('racingClock'),
        zone: zoneOf(DEFAULT_TRACK_SLUG),
      }),
  });

/** What the HTTP call that asks the results needs. */
export const queryDeps = (get: Get) => ({
  askResults: get('askResults'),
  wordQueryAnswer: get('wordQueryAnswer'),
  admitQuery: get('admitQuery'),
  noteQuery: get('noteQuery'),
});
