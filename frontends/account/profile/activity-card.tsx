import { useQuery } from '@tanstack/react-query';
import { ask } from '#api/api.ts';
import { Card, Skeleton } from '#kit/kit.ts';
import type { Count } from './activity-counts.ts';
import { activityCounts } from './activity-counts.ts';

function Figure({ label, count }: { readonly label: string; readonly count: Count }) {
  return (
    <div className="profile-figure">
      <dt>{label}</dt>
      <dd>
        {count.value}
        {count.isStandIn && <span aria-hidden="true">*</span>}
      </dd>
    </div>
  );
}

export function ActivityFigures({ totals }: { readonly totals: Parameters<typeof activityCounts>[0] }) {
  const { sessions, queries } = activityCounts(totals);
  return (
    <>
      <dl className="profile-figures">
        <Figure label="Sessions" count={sessions} />
        <Figure label="Queries" count={queries} />
      </dl>
      {(sessions.isStandIn || queries.isStandIn) && (
        <p className="muted">* Sample figure: your own count is unavailable.</p>
      )}
    </>
  );
}

/** How often the member was here and how much they asked. */
export function ActivityCard() {
  const { data, isPending } = useQuery(ask('GET /api/user/activity'));
  return (
    <Card title="Activity">
      {isPending ? <Skeleton label="Loading" /> : <ActivityFigures totals={data} />}
    </Card>
  );
}
