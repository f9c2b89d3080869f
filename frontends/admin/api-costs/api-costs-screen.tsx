import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, QueryState, RefreshButton } from '#frame/frame.ts';
import { buttonClass, Checkbox, links } from '#kit/kit.ts';
import { PageHead } from '../page-head.tsx';
import { costStatsQuery, costTrendsQuery } from '../queries.ts';
import { Breakdown } from './breakdown.tsx';
import type { CostStats } from './budget-cards.tsx';
import { DailyBudget, MonthlyBudget } from './budget-cards.tsx';
import { SelfHealing } from './self-healing.tsx';
import { SpendBreakdown } from './spend-breakdown.tsx';

function Costs({ costs, isAuto }: { readonly costs: CostStats; readonly isAuto: boolean }) {
  const { daily, monthly, breakdown } = costs;
  return (
    <>
      <div className="admin-columns">
        <DailyBudget daily={daily} />
        <MonthlyBudget monthly={monthly} />
      </div>
      <Breakdown rows={breakdown} />
      <SpendBreakdown isAuto={isAuto} monthlyLimit={monthly.limit} />
    </>
  );
}

/** What outside services cost today and this month, beside the budgets. */
export function ApiCostsScreen() {
  const [isAuto, setAuto] = useState(true);
  const stats = useQuery(costStatsQuery(isAuto));
  useQuery(costTrendsQuery);
  return (
    <div className="page">
      <PageHead title="API Cost Monitor" line="Budgets, usage and automatic retries">
        <Checkbox label="Auto-refresh" checked={isAuto} onChange={(event) => setAuto(event.target.checked)} />
        <RefreshButton query={stats}>Refresh Stats</RefreshButton>
        <Link className={buttonClass('plain')} href={links.adminScrapers}>
          View Scraper Monitor
        </Link>
      </PageHead>
      <QueryState
        query={stats}
        failed="The costs could not be loaded."
        whenStale="failure"
        what="the costs"
        shape="cards"
        count={2}
      >
        {(costs) => <Costs costs={costs} isAuto={isAuto} />}
      </QueryState>
      {/* Below content still loading it would be pushed down. */}
      {!stats.isPending && <SelfHealing isAuto={isAuto} />}
    </div>
  );
}
