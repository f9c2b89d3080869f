import type { SpendRow } from '#core/spend/report.ts';
import type { ShowSpend } from '#core/spend/use-cases/show-spend.ts';
import type { costMonitor } from '../contract/cost-monitor.ts';
import type { Handlers } from '../handlers.ts';

export interface SpendDeps {
  readonly showSpend: ShowSpend;
}

const spent = ({ calls, tokens, cost, averageCost, assumed }: SpendRow) => ({
  total_calls: calls,
  total_tokens: tokens,
  total_cost: cost,
  avg_cost_per_call: averageCost,
  assumed_calls: assumed,
});

const named = (row: SpendRow): string => row.key ?? '';

export const costMonitorRoutes = ({ showSpend }: SpendDeps): Handlers<typeof costMonitor> => ({
  stats: async () => {
    const { day, daily, monthly, ...by } = await showSpend.report();
    return {
      date: day,
      daily,
      monthly,
      breakdown: by.byService.map((row) => ({ service: named(row), ...spent(row) })),
      byModel: by.byModel.map((row) => ({ model: named(row), ...spent(row) })),
      byFeature: by.byFeature.map((row) => ({ feature: named(row), ...spent(row) })),
      byRace: by.byRace.map((row) => ({ raceId: row.key, ...spent(row) })),
      byMember: by.byMember.map((row) => ({ memberId: row.key, ...spent(row) })),
    };
  },
  trends: async ({ query: { days } }) => ({
    days: (await showSpend.trends(days)).map((row) => ({ date: named(row), ...spent(row) })),
  }),
});
