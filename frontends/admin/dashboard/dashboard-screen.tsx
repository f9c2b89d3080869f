import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useQueryValue } from '#frame/frame.ts';
import { Button, buttonClass, links, RefreshIcon, Tabs } from '#kit/kit.ts';
import { DisclaimersTab } from '../disclaimers/disclaimers-tab.tsx';
import { HealthTab } from '../health/health-tab.tsx';
import { PageHead } from '../page-head.tsx';
import { userActivityQuery, userStatsQuery, usersQuery } from '../queries.ts';
import { ActivityTab } from '../users/activity-tab.tsx';
import { AnalyticsTab } from '../users/analytics-tab.tsx';
import { refreshUsers } from '../users/user-changes.ts';
import { UserDetails } from '../users/user-details.tsx';
import { UsersTab } from '../users/users-tab.tsx';
import { LinkCards } from './link-cards.tsx';
import { MoreLinks } from './more-links.tsx';
import { StatCards } from './stat-cards.tsx';

function useIsRefreshing(): boolean {
  const users = useQuery(usersQuery);
  const stats = useQuery(userStatsQuery);
  const activity = useQuery(userActivityQuery);
  return [users, stats, activity].some(({ isFetching }) => isFetching);
}

function Dashboard({ onView }: { readonly onView: (userId: string) => void }) {
  const [tab, chooseTab] = useQueryValue('tab');
  const isRefreshing = useIsRefreshing();
  return (
    <div className="page admin-dashboard">
      <PageHead isDashboard title="Admin Dashboard" line="User management and analytics">
        <Link className={buttonClass('plain')} href={links.adminManualSync}>
          Manual Sync
        </Link>
        <Button icon={<RefreshIcon size={16} />} busy={isRefreshing} onClick={() => void refreshUsers()}>
          Refresh Data
        </Button>
      </PageHead>
      <StatCards />
      <LinkCards />
      <MoreLinks />
      <Tabs
        label="Administration"
        chosen={tab ?? 'users'}
        onChoose={(key) => chooseTab(key === 'users' ? null : key)}
        tabs={[
          { key: 'users', label: 'Users', panel: () => <UsersTab onView={onView} /> },
          { key: 'activity', label: 'Activity', panel: () => <ActivityTab /> },
          { key: 'analytics', label: 'Analytics', panel: () => <AnalyticsTab /> },
          { key: 'disclaimers', label: 'Legal Disclaimers', panel: () => <DisclaimersTab /> },
          { key: 'health', label: 'Health Check', panel: () => <HealthTab /> },
        ]}
      />
    </div>
  );
}

/** Where an administrator begins: users, what they do, what they accepted, and whether the data of the day is whole. */
export function DashboardScreen() {
  const [viewed, setViewed] = useState<string | null>(null);
  if (viewed !== null) return <UserDetails userId={viewed} onBack={() => setViewed(null)} />;
  return <Dashboard onView={setViewed} />;
}
