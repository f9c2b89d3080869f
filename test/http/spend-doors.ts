import type { SpendDoors } from '#adapters/http/routes/cost-monitor.ts';
import { makeMemorySpendShelf } from '#adapters/memory/spend-shelf.ts';
import type { Clock } from '#core/kernel/doors.ts';
import type { SpendShelf } from '#core/spend/ports.ts';
import { makeShowSpend } from '#core/spend/use-cases/show-spend.ts';

export const BUDGET = { dailyUsd: 5, monthlyUsd: 100, memberDailyUsd: 0.5 };

/** The cost monitor on a shelf in memory. */
export const spendDoors = (clock: Clock, spend: SpendShelf = makeMemorySpendShelf()): SpendDoors => ({
  showSpend: makeShowSpend({ spend, budget: BUDGET, clock }),
});
