import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '#frame/frame.ts';
import { Button, buttonClass, Checkbox, links, RefreshIcon, Skeleton } from '#kit/kit.ts';
import { PageHead } from '../page-head.tsx';
import { costStatsQuery, costTrendsQuery } from '../queries.ts';
import { QueryView } from '../query-view.tsx';
import { Breakdown } from './breakdown.tsx';
import { DailyBudget, MonthlyBudget } from './budget-cards.tsx';
import { SelfHealing } from './self-healing.tsx';
import { SpendBreakdown } from './spend-breakdown.tsx';

/** What outside services cost today and this month, beside the budgets. */
export function ApiCostsScreen() {
  const [isAuto, setAuto] = useState(true);
  const stats = useQuery(costStatsQuery(isAuto));
  useQuery(costTrendsQuery);
  return (
    <div className="page">
      <PageHead title="API Cost Monitor" line="Budgets, usage and automatic retries">
        <Checkbox label="Auto-refresh" checked={isAuto} onChange={(event) => setAuto(event.target.checked)} />
        <Button icon={<RefreshIcon size={16} />} busy={stats.isFetching} onClick={() => void stats.refetch()}>
          Refresh Stats
        </Button>
        <Link className={buttonClass('plain')} href={links.adminScrapers}>
          View Scraper Monitor
        </Link>
      </PageHead>
      <QueryView
        query={stats}
        failed="The costs could not be loaded."
        coming={<Skeleton shape="cards" count={2} label="Loading the costs" />}
      >
        {({ daily, monthly, breakdown }) => (
          <>
            <div className="admin-columns">
              <DailyBudget daily={daily} />
              <MonthlyBudget monthly={monthly} />
            </div>
            <Breakdown rows={breakdown} />
            <SpendBreakdown isAuto={isAuto} monthlyLimit={monthly.limit} />
          </>
        )}
      </QueryView>
      {/* Below content still loading it would be pushed down. */}
      {!stats.isPending && <SelfHealing isAuto={isAuto} />}
    </div>
  );
}
