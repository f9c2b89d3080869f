import type { SpendDeps } from '#adapters/http/routes/cost-monitor.ts';
import { makeMemorySpendStore } from '#adapters/memory/spend-store.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { SpendStore } from '#core/spend/ports.ts';
import { makeShowSpend } from '#core/spend/use-cases/show-spend.ts';

export const BUDGET = { dailyUsd: 5, monthlyUsd: 100, memberDailyUsd: 0.5 };

/** The cost monitor on a store in memory. */
export const spendDeps = (clock: Clock, spend: SpendStore = makeMemorySpendStore()): SpendDeps => ({
  showSpend: makeShowSpend({ spend, budget: BUDGET, clock }),
});
