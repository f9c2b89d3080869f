import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { QueryView } from '#frame/frame.ts';
import { QueryState } from '#frame/frame.ts';
import { Tabs } from '#kit/controls/controls.ts';
import { Badge, Button, oneDecimal } from '#kit/kit.ts';
import { Figure, Figures } from '../figure.tsx';
import { countOf, minutesOf } from '../format.ts';
import { BackIcon } from '../icons.ts';
import { activityOfQuery, userDetailsQuery } from '../queries.ts';
import { AiUsage } from './ai-usage.tsx';
import type { UserActivity, UserFacts } from './known-user.ts';
import { DeviceUsage, UserProfile } from './user-overview.tsx';
import { SessionAnalytics, TopPages } from './user-sessions.tsx';

/** Pages by session; without a session the pages themselves. */
export const pagesPerSession = (views: number, sessions: number): number => views / Math.max(1, sessions);

function ActivityFigures({ activity }: { readonly activity: UserActivity }) {
  const { totalSessions, averageSessionDuration, totalPageViews, aiUsage } = activity;
  return (
    <Figures>
      <Figure
        label="Total Sessions"
        value={countOf(totalSessions)}
        note={
          averageSessionDuration === null
            ? 'no sessions yet'
            : `${minutesOf(averageSessionDuration)} min per session`
        }
      />
      <Figure label="Page Views" value={countOf(totalPageViews)} note="in all sessions" />
      <Figure
        label="AI Queries"
        value={countOf(aiUsage.totalQueries ?? 0)}
        note={`${countOf(aiUsage.totalTokens ?? 0)} tokens used`}
      />
      <Figure
        label="Platform Engagement"
        value={oneDecimal(pagesPerSession(totalPageViews, totalSessions))}
        note="pages per session"
      />
    </Figures>
  );
}

type KnownUser = { readonly user: UserFacts; readonly activity: UserActivity };

function OverviewPanel({ user, activity }: KnownUser) {
  return (
    <div className="admin-columns">
      <UserProfile user={user} />
      <DeviceUsage deviceTypes={activity.deviceTypes} />
    </div>
  );
}

function ActivityPanel({ activity }: Pick<KnownUser, 'activity'>) {
  return (
    <div className="admin-columns">
      <TopPages pages={activity.topPages} />
      <SessionAnalytics activity={activity} />
    </div>
  );
}

function DetailTabs({ user, activity }: KnownUser) {
  const [tab, setTab] = useState('overview');
  return (
    <Tabs
      label="User details"
      chosen={tab}
      onChoose={setTab}
      tabs={[
        {
          key: 'overview',
          label: 'Overview',
          panel: () => <OverviewPanel user={user} activity={activity} />,
        },
        { key: 'activity', label: 'Activity', panel: () => <ActivityPanel activity={activity} /> },
        { key: 'ai', label: 'AI Usage', panel: () => <AiUsage use={activity.aiUsage} /> },
      ]}
    />
  );
}

function DetailHead({ userId, user }: { readonly userId: string; readonly user: UserFacts | undefined }) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="page-head">
      <div className="admin-whose">
        <h1 ref={title} tabIndex={-1}>
          User Details
        </h1>
        <p className="muted">{user?.email ? user.email : `User ID: ${userId}`}</p>
      </div>
      {user && <Badge tone={user.isActive ? 'green' : 'gray'}>{user.isActive ? 'Active' : 'Inactive'}</Badge>}
    </div>
  );
}

function both(details: QueryView<UserFacts>, activity: QueryView<UserActivity>): QueryView<KnownUser> {
  const isThere = details.data && activity.data;
  const isNobody = details.data === null || activity.data === null;
  return {
    data: isThere ? { user: details.data, activity: activity.data } : isNobody ? null : undefined,
    error: details.error ?? activity.error,
    isFetching: details.isFetching || activity.isFetching,
    refetch: () => {
      void details.refetch();
      void activity.refetch();
    },
  };
}

/** The details of one user; they cover the dashboard until closed. */
export function UserDetails({ userId, onBack }: { readonly userId: string; readonly onBack: () => void }) {
  const details = useQuery(userDetailsQuery(userId));
  const activity = useQuery(activityOfQuery(userId));
  return (
    <div className="page">
      <Button className="admin-to-list" icon={<BackIcon size={16} />} onClick={onBack}>
        Back to Users
      </Button>
      <DetailHead userId={userId} user={details.data ?? undefined} />
      <QueryState
        query={both(details, activity)}
        failed="The user could not be loaded."
        whenStale="failure"
        what="the user"
        shape="cards"
        count={4}
      >
        {(known) => (
          <>
            <ActivityFigures activity={known.activity} />
            <DetailTabs {...known} />
          </>
        )}
      </QueryState>
    </div>
  );
}
