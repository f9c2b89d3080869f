import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, lazyPart, RefreshButton, useQueryValue } from '#frame/frame.ts';
import { Tabs } from '#kit/controls/controls.ts';
import { buttonClass, links } from '#kit/kit.ts';
import { PageHead } from '../page-head.tsx';
import { userActivityQuery, userStatsQuery, usersQuery } from '../queries.ts';
import { refreshUsers } from '../users/user-changes.ts';
import { LinkCards } from './link-cards.tsx';
import { MoreLinks } from './more-links.tsx';
import { StatCards } from './stat-cards.tsx';

const ActivityTab = lazyPart(async () => (await import('../users/activity-tab.tsx')).ActivityTab);
const AnalyticsTab = lazyPart(async () => (await import('../users/analytics-tab.tsx')).AnalyticsTab);
const DisclaimersTab = lazyPart(
  async () => (await import('../disclaimers/disclaimers-tab.tsx')).DisclaimersTab,
);
const HealthTab = lazyPart(async () => (await import('../health/health-tab.tsx')).HealthTab);
const UsersTab = lazyPart(async () => (await import('../users/users-tab.tsx')).UsersTab);
const UserDetails = lazyPart(async () => (await import('../users/user-details.tsx')).UserDetails);

/** What the dashboard counts: users, their numbers and what they do. */
function useUsers() {
  const users = useQuery(usersQuery);
  const stats = useQuery(userStatsQuery);
  const activity = useQuery(userActivityQuery);
  return { isFetching: [users, stats, activity].some(({ isFetching }) => isFetching), refetch: refreshUsers };
}

type DashboardProps = { readonly onView: (userId: string) => void };

function DashboardTabs({ onView }: DashboardProps) {
  const [tab, setTab] = useQueryValue('tab');
  return (
    <Tabs
      label="Administration"
      chosen={tab ?? 'users'}
      onChoose={(key) => setTab(key === 'users' ? null : key)}
      tabs={[
        { key: 'users', label: 'Users', panel: () => <UsersTab onView={onView} /> },
        { key: 'activity', label: 'Activity', panel: () => <ActivityTab /> },
        { key: 'analytics', label: 'Analytics', panel: () => <AnalyticsTab /> },
        { key: 'disclaimers', label: 'Legal Disclaimers', panel: () => <DisclaimersTab /> },
        { key: 'health', label: 'Health Check', panel: () => <HealthTab /> },
      ]}
    />
  );
}

function Dashboard({ onView }: DashboardProps) {
  const users = useUsers();
  return (
    <div className="page admin-dashboard">
      <PageHead isDashboard title="Admin Dashboard" line="User management and analytics">
        <Link className={buttonClass('plain')} href={links.adminManualSync}>
          Manual Sync
        </Link>
        <RefreshButton query={users}>Refresh Data</RefreshButton>
      </PageHead>
      <StatCards />
      <LinkCards />
      <MoreLinks />
      <DashboardTabs onView={onView} />
    </div>
  );
}

/** The user whose details are open. Going back returns to the place in the list, with the focus on the pressed button. */
function useViewed() {
  const [viewed, setViewed] = useState<string | null>(null);
  const left = useRef<{ readonly y: number; readonly pressed: Element | null }>(null);
  useLayoutEffect(() => {
    if (viewed !== null || left.current === null) return;
    const { y, pressed } = left.current;
    window.scrollTo(0, y);
    if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
  }, [viewed]);
  function view(userId: string) {
    left.current = { y: window.scrollY, pressed: document.activeElement };
    setViewed(userId);
  }
  return { viewed, view, goBack: () => setViewed(null) };
}

/** Where an administrator begins: users, what they do, what they accepted, and whether the data of the day is whole. */
export function DashboardScreen() {
  const { viewed, view, goBack } = useViewed();
  return (
    <>
      <div hidden={viewed !== null}>
        <Dashboard onView={view} />
      </div>
      {viewed !== null && <UserDetails userId={viewed} onBack={goBack} />}
    </>
  );
}
