import { makeSubmitPick, type SubmitPick } from '#core/picks/use-cases/submit-pick.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import { makeRankHandicappers, type RankHandicappers } from '#core/scorecards/use-cases/rank-handicappers.ts';
import { makeRankPeople, type RankPeople } from '#core/scorecards/use-cases/rank-people.ts';
import {
  makeScoreMemberPicks,
  type ScoreMemberPicks,
} from '#core/scorecards/use-cases/score-member-picks.ts';
import { makeShowMyPicks, type ShowMyPicks } from '#core/scorecards/use-cases/show-my-picks.ts';
import { racingClockId } from './card.ts';
import { announceId } from './events.ts';
import { digestId, machineClockId, newIdId } from './machine.ts';
import { type Get, id, wiring } from './provide.ts';
import {
  allOrNothingId,
  attemptsId,
  cardsId,
  memberPicksId,
  membersId,
  oddsId,
  resultsId,
  withLockId,
} from './stores.ts';

export const racingNowId = id<() => Promise<RacingNow>>('racing now');
export const rankPeopleId = id<RankPeople>('rank people');
export const submitPickId = id<SubmitPick>('submit pick');
export const scoreMemberPicksId = id<ScoreMemberPicks>('score member picks');
export const rankHandicappersId = id<RankHandicappers>('rank handicappers');
export const showMyPicksId = id<ShowMyPicks>('show my picks');

/** Jockeys, trainers, and members who pick. */
export const peopleWiring = () =>
  wiring((provide) => {
    provide(racingNowId, (get) => makeReadRacingNow({ cards: get(cardsId), clock: get(racingClockId) }));
    provide(rankPeopleId, (get) => makeRankPeople({ results: get(resultsId), racingNow: get(racingNowId) }));
    provide(submitPickId, (get) =>
      makeSubmitPick({
        cards: get(cardsId),
        odds: get(oddsId),
        memberPicks: get(memberPicksId),
        clock: get(racingClockId),
        attempts: get(attemptsId),
        machineClock: get(machineClockId),
        newId: get(newIdId),
        withLock: get(withLockId),
        allOrNothing: get(allOrNothingId),
        announce: get(announceId),
      }),
    );
    provide(scoreMemberPicksId, (get) =>
      makeScoreMemberPicks({
        memberPicks: get(memberPicksId),
        results: get(resultsId),
        racingNow: get(racingNowId),
      }),
    );
    provide(rankHandicappersId, (get) =>
      makeRankHandicappers({
        scoredPicks: get(scoreMemberPicksId),
        members: get(membersId),
        digest: get(digestId),
      }),
    );
    provide(showMyPicksId, (get) =>
      makeShowMyPicks({ memberPicks: get(memberPicksId), scoredPicks: get(scoreMemberPicksId) }),
    );
  });

/** What the HTTP calls about jockeys and trainers need. */
export const peopleDeps = (get: Get) => ({ rankPeople: get(rankPeopleId) });

/** What the HTTP calls about members' picks need. */
export const memberPickDeps = (get: Get) => ({
  submitPick: get(submitPickId),
  myPicks: get(showMyPicksId),
  rankHandicappers: get(rankHandicappersId),
});
