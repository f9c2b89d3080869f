import type { HttpDoors } from '#adapters/http/app.ts';
import { makeMemoryMemberPickShelf } from '#adapters/memory/member-pick-shelf.ts';
import { makeMemoryOddsShelf } from '#adapters/memory/odds-shelf.ts';
import { digest, newId } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { AttemptShelf, MemberShelf } from '#core/accounts/ports.ts';
import type { CardCalendar, CardShelf } from '#core/card/ports.ts';
import type { Clock } from '#core/kernel/doors.ts';
import type { LedgerPages } from '#core/picks/ports.ts';
import { makeSubmitPick } from '#core/picks/use-cases/submit-pick.ts';
import type { ResultShelf } from '#core/results/ports.ts';
import { makeTellRacingNow } from '#core/results/use-cases/tell-racing-now.ts';
import { makeCheckCard, makeCheckResults } from '#core/scorecards/use-cases/check-sources.ts';
import { makeRankHandicappers } from '#core/scorecards/use-cases/rank-handicappers.ts';
import { makeRankPeople } from '#core/scorecards/use-cases/rank-people.ts';
import { makeScoreMemberPicks } from '#core/scorecards/use-cases/score-member-picks.ts';
import { makeShowMyPicks } from '#core/scorecards/use-cases/show-my-picks.ts';
import { makeShowRecentResults } from '#core/scorecards/use-cases/show-recent-results.ts';
import { makeTellMetrics } from '#core/scorecards/use-cases/tell-metrics.ts';
import { makeValidateData } from '#core/scorecards/use-cases/validate-data.ts';
import { makeOneAtATime } from '#test/support/one-at-a-time.ts';

export interface PeopleShelves {
  readonly cards: CardShelf & CardCalendar;
  readonly results: ResultShelf;
  readonly members: MemberShelf;
  readonly attempts: AttemptShelf;
}

type UseCases = HttpDoors['useCases'];

function memberPickActs({ cards, results, members, attempts }: PeopleShelves, clock: Clock) {
  const memberPicks = makeMemoryMemberPickShelf();
  const racingNow = makeTellRacingNow({ cards, clock });
  const scoredPicks = makeScoreMemberPicks({ memberPicks, results, racingNow });
  return {
    submitPick: makeSubmitPick({
      cards,
      odds: makeMemoryOddsShelf(),
      memberPicks,
      clock,
      attempts,
      machineClock,
      newId,
      oneAtATime: makeOneAtATime(),
      allOrNothing: (work) => work(),
      announce: async () => undefined,
    }),
    myPicks: makeShowMyPicks({ memberPicks, scoredPicks }),
    rankHandicappers: makeRankHandicappers({ scoredPicks, members, digest }),
  };
}

/** People, members' picks and the dashboard as they are wired, on these shelves and empty picks. */
export function peopleDoors(
  { ledger, ...shelves }: PeopleShelves & { readonly ledger: LedgerPages },
  clock: Clock,
): Pick<UseCases, 'people' | 'memberPicks' | 'dashboard'> {
  const { cards, results } = shelves;
  const racingNow = makeTellRacingNow({ cards, clock });
  const inPlay = async () => (await racingNow()).cards;
  const rankPeople = makeRankPeople({ results, racingNow });
  return {
    people: { rankPeople },
    memberPicks: memberPickActs(shelves, clock),
    dashboard: {
      tellMetrics: makeTellMetrics({ results, ledger, racingNow, inPlay }),
      showRecentResults: makeShowRecentResults({ results, ledger, racingNow }),
      topPicks: async () => null,
      validateData: makeValidateData({
        racingNow,
        inPlay,
        finished: async () => {
          const { races, totalSpan } = await rankPeople('jockey');
          return { races, from: totalSpan.from };
        },
        sources: [makeCheckCard({ cards }), makeCheckResults({ results })],
        isClockSet: false,
      }),
    },
  };
}
