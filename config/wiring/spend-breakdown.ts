import type { SpendBreakdownDeps } from '#adapters/http/routes/spend-breakdown.ts';
import { makeCountScoredPicks } from '#core/scorecards/use-cases/count-scored-picks.ts';
import { type BreakDownSpend, makeBreakDownSpend } from '#core/spend/use-cases/break-down-spend.ts';
import { machineClockId } from './machine.ts';
import { racingNowId } from './people.ts';
import { type Get, id, wiring } from './provide.ts';
import { ledgerId, membersId, resultsId, spendId } from './stores.ts';

export const breakDownSpendId = id<BreakDownSpend>('break down spend');

/** What the outside analysts cost, by everything it can be told by. */
export const spendBreakdownWiring = () =>
  wiring((provide) => {
    provide(breakDownSpendId, (get) =>
      makeBreakDownSpend({
        spend: get(spendId),
        members: get(membersId),
        scoredPicks: makeCountScoredPicks({
          ledger: get(ledgerId),
          results: get(resultsId),
          racingNow: get(racingNowId),
        }),
        clock: get(machineClockId),
      }),
    );
  });

export const spendBreakdownDeps = (get: Get): SpendBreakdownDeps => ({
  breakDownSpend: get(breakDownSpendId),
});
