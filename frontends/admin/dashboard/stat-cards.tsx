import { useQuery } from '@tanstack/react-query';
import { Figure, Figures } from '../figure.tsx';
import { countOf } from '../format.ts';
import { userActivityQuery, userStatsQuery } from '../queries.ts';
import { activeCount } from '../users/person.ts';

/** A known number, `…` while loading, a dash on failure. */
function shown(value: number | undefined, isPending: boolean): string {
  if (value !== undefined) return countOf(value);
  return isPending ? '…' : '–';
}

/** Four numbers about the accounts. */
export function StatCards() {
  const stats = useQuery(userStatsQuery);
  const activity = useQuery(userActivityQuery);
  const active = activity.data ? activeCount(activity.data, Date.now()) : undefined;
  const { data, isPending } = stats;
  return (
    <Figures>
      <Figure label="Total Users" value={shown(data?.totalUsers, isPending)} note="accounts" />
      <Figure
        label="Today's Signups"
        value={shown(data?.todayRegistrations, isPending)}
        note="New York time"
      />
      <Figure
        label="Weekly Signups"
        value={shown(data?.weeklyRegistrations, isPending)}
        note="the last 7 days"
      />
      <Figure label="Active Users" value={shown(active, activity.isPending)} note="active within 7 days" />
    </Figures>
  );
}
