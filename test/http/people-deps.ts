import type { HttpDeps } from '#adapters/http/app.ts';
import { digest, newId } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { AttemptStore, MemberStore } from '#core/accounts/ports.ts';
import type { CardCalendar, CardStore } from '#core/card/ports.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { LedgerPages } from '#core/picks/ports.ts';
import { makeSubmitPick } from '#core/picks/use-cases/submit-pick.ts';
import { makeReadResultsBook } from '#core/record-search/use-cases/read-results-book.ts';
import { makeShowPerson } from '#core/record-search/use-cases/show-person.ts';
import type { ResultStore } from '#core/results/ports.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import { makeCheckCard, makeCheckResults } from '#core/scorecards/use-cases/check-sources.ts';
import { makeRankHandicappers } from '#core/scorecards/use-cases/rank-handicappers.ts';
import { makeRankPeople } from '#core/scorecards/use-cases/rank-people.ts';
import { makeScoreMemberPicks } from '#core/scorecards/use-cases/score-member-picks.ts';
import { makeShowMetrics } from '#core/scorecards/use-cases/show-metrics.ts';
import { makeShowMyPicks } from '#core/scorecards/use-cases/show-my-picks.ts';
import { makeShowRecentResults } from '#core/scorecards/use-cases/show-recent-results.ts';
import { makeValidateData } from '#core/scorecards/use-cases/validate-data.ts';
import { makeMemoryMemberPickStore } from '#test/doubles/member-pick-store.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { makeMemoryResultYears } from '#test/doubles/result-years.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

export interface PeopleStores {
  readonly cards: CardStore & CardCalendar;
  readonly results: ResultStore;
  readonly members: MemberStore;
  readonly attempts: AttemptStore;
}

type UseCases = HttpDeps['useCases'];

function memberPickActs({ cards, results, members, attempts }: PeopleStores, clock: Clock) {
  const memberPicks = makeMemoryMemberPickStore();
  const racingNow = makeReadRacingNow({ cards, clock });
  const scoredPicks = makeScoreMemberPicks({ memberPicks, results, racingNow });
  return {
    submitPick: makeSubmitPick({
      cards,
      odds: makeMemoryOddsStore(),
      memberPicks,
      clock,
      attempts,
      machineClock,
      newId,
      withLock: makeWithLock(),
      allOrNothing: (work) => work(),
      announce: async () => undefined,
    }),
    myPicks: makeShowMyPicks({ memberPicks, scoredPicks }),
    rankHandicappers: makeRankHandicappers({ scoredPicks, members, digest }),
  };
}

/** People, members' picks and the dashboard as they are wired, on these stores and empty picks. */
export function peopleDeps(
  { ledger, ...stores }: PeopleStores & { readonly ledger: LedgerPages },
  clock: Clock,
): Pick<UseCases, 'people' | 'memberPicks' | 'dashboard'> {
  const { cards, results } = stores;
  const racingNow = makeReadRacingNow({ cards, clock });
  const inPlay = async () => (await racingNow()).cards;
  const rankPeople = makeRankPeople({ results, years: makeMemoryResultYears(results), racingNow });
  return {
    people: {
      rankPeople,
      showPerson: makeShowPerson({
        readBook: makeReadResultsBook({
          results,
          years: makeMemoryResultYears(results),
          yieldToEventLoop: async () => undefined,
        }),
        cards,
        clock,
      }),
    },
    memberPicks: memberPickActs(stores, clock),
    dashboard: {
      showMetrics: makeShowMetrics({ results, ledger, racingNow, inPlay }),
      showRecentResults: makeShowRecentResults({ results, ledger, racingNow }),
      topPicks: async () => null,
      validateData: makeValidateData({
        racingNow,
        inPlay,
        finished: async (track) => {
          const { races, totalSpan } = await rankPeople('jockey', undefined, track);
          return { races, from: totalSpan.from };
        },
        sources: [makeCheckCard({ cards }), makeCheckResults({ results })],
        isClockSet: false,
      }),
    },
  };
}
