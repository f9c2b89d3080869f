import { makeSubmitPick, type SubmitPick } from '#core/picks/use-cases/submit-pick.ts';
import { makeShowPerson, type ShowPerson } from '#core/record-search/use-cases/show-person.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import { makeRankHandicappers, type RankHandicappers } from '#core/scorecards/use-cases/rank-handicappers.ts';
import { makeRankPeople, type RankPeople } from '#core/scorecards/use-cases/rank-people.ts';
import {
  makeScoreMemberPicks,
  type ScoreMemberPicks,
} from '#core/scorecards/use-cases/score-member-picks.ts';
import { makeShowMyPicks, type ShowMyPicks } from '#core/scorecards/use-cases/show-my-picks.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly racingNow: () => Promise<RacingNow>;
    readonly rankPeople: RankPeople;
    readonly showPerson: ShowPerson;
    readonly submitPick: SubmitPick;
    readonly scoreMemberPicks: ScoreMemberPicks;
    readonly rankHandicappers: RankHandicappers;
    readonly showMyPicks: ShowMyPicks;
  }
}

/** Jockeys, trainers, and members who pick. */
export const peopleWiring = () =>
  wiring({
    racingNow: (get) => makeReadRacingNow({ cards: get('cards'), clock: get('racingClock') }),
    rankPeople: (get) =>
      makeRankPeople({
        results: get('results'),
        years: get('resultYears'),
        racingNow: get('racingNow'),
      }),
    showPerson: (get) =>
      makeShowPerson({
        readBook: get('readResultsBook'),
        cards: get('cards'),
        clock: get('racingClock'),
      }),
    submitPick: (get) =>
      makeSubmitPick({
        cards: get('cards'),
        odds: get('odds'),
        memberPicks: get('memberPicks'),
        clock: get('racingClock'),
        attempts: get('attempts'),
        machineClock: get('machineClock'),
        newId: get('newId'),
        withLock: get('withLock'),
        allOrNothing: get('allOrNothing'),
        announce: get('announce'),
      }),
    scoreMemberPicks: (get) =>
      makeScoreMemberPicks({
        memberPicks: get('memberPicks'),
        results: get('results'),
        racingNow: get('racingNow'),
      }),
    rankHandicappers: (get) =>
      makeRankHandicappers({
        scoredPicks: get('scoreMemberPicks'),
        members: get('members'),
        digest: get('digest'),
      }),
    showMyPicks: (get) =>
      makeShowMyPicks({ memberPicks: get('memberPicks'), scoredPicks: get('scoreMemberPicks') }),
  });

/** What the HTTP calls about jockeys and trainers need. */
export const peopleDeps = (get: Get) => ({ rankPeople: get('rankPeople'), showPerson: get('showPerson') });

/** What the HTTP calls about members' picks need. */
export const memberPickDeps = (get: Get) => ({
  submitPick: get('submitPick'),
  myPicks: get('showMyPicks'),
  rankHandicappers: get('rankHandicappers'),
});
