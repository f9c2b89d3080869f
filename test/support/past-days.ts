import { digest } from '#adapters/system/identifiers.ts';
import type { LedgerPages } from '#core/picks/ports.ts';
import type { ResultStore } from '#core/results/ports.ts';
import { makeSettlePastDays } from '#core/scorecards/use-cases/settle-past-days.ts';
import { makeMemorySettledDayStore } from '../doubles/settled-day-store.ts';

interface Stores {
  readonly ledger: Pick<LedgerPages, 'after' | 'scorable'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
}

/** Settles the past days of stores in memory. */
export const settledInMemory = ({ ledger, results }: Stores) =>
  makeSettlePastDays({
    days: makeMemorySettledDayStore({ ledger, results }),
    ledger,
    results,
    digest,
    logError: (error) => {
      throw error;
    },
    yieldToEventLoop: async () => undefined,
  });
