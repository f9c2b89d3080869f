import { newsAsOf } from '#adapters/as-of/news.ts';
import { resultsByHorseAsOf } from '#adapters/as-of/results-by-horse.ts';
import { registrationsText } from '#core/card/tracks/registrations.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { makeReadResultsBook } from '#core/record-search/use-cases/read-results-book.ts';
import { cachedPastStarts, makeRankPeople, type PastStarts } from '#core/scorecards/use-cases/rank-people.ts';
import { yieldToEventLoop } from './machine.ts';
import { showNewsBy } from './press.ts';
import type { Get, Makers } from './provide.ts';

/** A cache that the apps of all moments share: their keys name what was known. */
export const sharedPastStarts = (): PastStarts => cachedPastStarts(async () => registrationsText());

/** Years of results as of a moment, and a text that is the same while no other result was known. */
function yearsAsOf(live: Get, moment: Instant) {
  const yearMarks = () => live('resultYears').yearMarks(moment);
  return { yearMarks, mark: async () => [...(await yearMarks())].join(' ') };
}

/**
 * News, people and horses as of a moment. What is read of past days is shared between moments at which the same results
 * were known.
 */
export function recordsAsOf(live: Get, moment: Instant, pastStarts: PastStarts) {
  const { yearMarks, mark } = yearsAsOf(live, moment);
  return {
    newsStore: () => newsAsOf(live('newsStore'), moment, live('machineClock')),
    showNews: (get) => showNewsBy(get, () => moment),
    resultsByHorse: () => resultsByHorseAsOf(live('resultsByHorse'), moment),
    readResultsBook: (get) =>
      makeReadResultsBook({
        results: get('results'),
        years: { yearMarks },
        yieldToEventLoop,
        readYears: live('readYears'),
      }),
    rankPeople: (get) =>
      makeRankPeople({
        results: get('results'),
        years: { yearMarks },
        racingNow: get('racingNow'),
        pastStarts: async (key, read, isLastYear) => pastStarts(`${await mark()} ${key}`, read, isLastYear),
      }),
  } satisfies Partial<Makers>;
}
