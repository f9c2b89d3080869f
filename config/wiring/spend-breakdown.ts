import type { SpendBreakdownDeps } from '#adapters/http/routes/spend-breakdown.ts';
import { makeCountScoredPicks } from '#core/scorecards/use-cases/count-scored-picks.ts';
import { type BreakDownSpend, makeBreakDownSpend } from '#core/spend/use-cases/break-down-spend.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly breakDownSpend: BreakDownSpend;
  }
}

/** What the outside analysts cost, broken down. */
export const spendBreakdownWiring = () =>
  wiring({
    breakDownSpend: (get) =>
      makeBreakDownSpend({
        spend: get('spend'),
        members: get('members'),
        scoredPicks: makeCountScoredPicks({
          ledger: get('ledger'),
          results: get('results'),
          racingNow: get('racingNow'),
        }),
        clock: get('machineClock'),
      }),
  });

export const spendBreakdownDeps = (get: Get): SpendBreakdownDeps => ({
  breakDownSpend: get('breakDownSpend'),
});
