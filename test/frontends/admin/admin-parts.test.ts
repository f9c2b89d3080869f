import type { ReactNode } from 'react';
import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Reply } from '#api/api.ts';
import { TrackProvider } from '#frame/frame.ts';
import * as queries from '../../../frontends/admin/queries.ts';
import { markupOf, textOf } from '../account/markup.ts';

const { dailyText, latestFirst, ActivityTab } = await import(
  '../../../frontends/admin/users/activity-tab.tsx'
);
const { AnalyticsTab, usageOf } = await import('../../../frontends/admin/users/analytics-tab.tsx');
const { AiUsage } = await import('../../../frontends/admin/users/ai-usage.tsx');
const { pagesPerSession, UserDetails } = await import('../../../frontends/admin/users/user-details.tsx');
const { UsersTab } = await import('../../../frontends/admin/users/users-tab.tsx');
const { AuditPanel } = await import('../../../frontends/admin/disclaimers/audit-panel.tsx');
const { Breakdown } = await import('../../../frontends/admin/api-costs/breakdown.tsx');
const { DailyBudget, MonthlyBudget } = await import('../../../frontends/admin/api-costs/budget-cards.tsx');
const { SchedulerCard } = await import('../../../frontends/admin/scheduler/scheduler-card.tsx');
const { DataSources } = await import('../../../frontends/admin/health/data-sources.tsx');
const { ScrapersScreen } = await import('../../../frontends/admin/scrapers/scrapers-screen.tsx');

const test = suite('the parts of the administrator screens');

/** The part as shown if the address names no track. */
const atSaratoga = (part: () => ReactNode) => () => createElement(TrackProvider, null, createElement(part));

type User = Reply<'GET /api/admin/users'>[number];
type Active = Reply<'GET /api/admin/user-activity'>[number];

const aUser = (more: Partial<User> = {}): User => ({
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Furlong',
  email: 'ada@example.com',
  username: null,
  createdAt: '2025-06-07T12:00:00Z',
  isActive: true,
  isAdmin: false,
  lastActiveDate: null,
  ...more,
});
const anActive = (more: Partial<Active> = {}): Active => ({
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Furlong',
  userEmail: 'ada@example.com',
  isActive: true,
  lastActiveDate: null,
  totalPageViews: 0,
  totalAskJakeQueries: 0,
  averageDailyViews: 0,
  averageDailyQueries: 0,
  ...more,
});
const textFrom = (html: string) => textOf(html).trim();

test('replies are cached and refetched as documented', () => {
  const minute = 60_000;
  assert.is(queries.usersQuery.staleTime, 10 * minute);
  assert.is(queries.userActivityQuery.staleTime, 10 * minute);
  assert.is(queries.userStatsQuery.staleTime, minute);
  assert.is(queries.userDetailsQuery('u1').staleTime, 30_000);
  assert.is(queries.historyQuery('u1').staleTime, 5 * minute);
  assert.is(queries.auditQuery.staleTime, minute);
  assert.is(queries.healthQuery('saratoga').refetchInterval, 60_000);
  assert.is(queries.refreshLogsQuery('saratoga').refetchInterval, 30_000);
  assert.is(queries.refreshStatsQuery('saratoga').refetchInterval, 30_000);
  assert.is(queries.schedulerQuery('saratoga').refetchInterval, 5_000);
  assert.is(queries.figuresQuery('2026-08-01', 'saratoga').refetchInterval, 30_000);
  assert.is(queries.scrapersQuery('saratoga').refetchInterval, 30_000);
  assert.is(queries.costStatsQuery(true).refetchInterval, 30_000);
  assert.is(queries.retryStatusQuery(true).refetchInterval, 5_000);
  assert.is(queries.costStatsQuery(false).refetchInterval, false);
  assert.is(queries.retryStatusQuery(false).refetchInterval, false);
});

test('the user list shows name, email and join date; of 10,000 it draws one page', () => {
  const users = Array.from({ length: 10_000 }, (_, index) =>
    aUser({ id: `u${index}`, email: index === 0 ? '' : 'a@b.c' }),
  );
  const html = markupOf(() => createElement(UsersTab, { onView: () => undefined }), {
    '/api/admin/users': users,
  });
  assert.match(textFrom(html), 'Registered Users (10000)');
  assert.match(textFrom(html), /Ada Furlong No email provided Joined Jun 7, 2025 View Details Edit/);
  assert.is(html.match(/person-row/g)?.length, 25);
  assert.not.match(textFrom(html), 'Delete');
});

test('users are sorted by last activity, never-active ones last; averages show above zero only', () => {
  const people = [
    anActive({ id: 'never', lastName: 'Never' }),
    anActive({ id: 'old', lastName: 'Old', lastActiveDate: '2026-08-01T00:00:00Z', averageDailyViews: 1.2 }),
    anActive({ id: 'new', lastName: 'New', lastActiveDate: '2026-08-02T00:00:00Z', isActive: false }),
  ];
  assert.equal(
    latestFirst(people).map(({ id }) => id),
    ['new', 'old', 'never'],
  );
  assert.is(dailyText(0, 0), null);
  assert.is(dailyText(1.2, 0), '1.2 views a day');
  assert.is(dailyText(1, 1), '1 view and 1 query a day');
  const text = textFrom(markupOf(ActivityTab, { '/api/admin/user-activity': people }));
  assert.match(text, '1.2 views a day');
  assert.is(text.match(/a day/g)?.length, 1);
  assert.is(text.match(/Active/g)?.length, 2 + 'User Activity'.split('Active').length - 1);
});

test('the usage of all users is summed, and no users have an average of zero', () => {
  assert.equal(usageOf([]), { views: 0, queries: 0, viewsEach: 0, queriesEach: 0 });
  const people = [anActive({ totalPageViews: 30, totalAskJakeQueries: 3 }), anActive({ id: 'u2' })];
  const stats = { totalUsers: 2, todayRegistrations: 0, weeklyRegistrations: 1, monthlyRegistrations: 2 };
  const text = textFrom(
    markupOf(AnalyticsTab, { '/api/admin/user-activity': people, '/api/admin/user-stats': stats }),
  );
  for (const part of ['Monthly Registrations 2', 'Total Ask Jake Queries 3', 'Total Page Views 30'])
    assert.match(text, part);
  assert.match(text, '15 page views, 1.5 Ask Jake queries');
  const one = [anActive({ totalPageViews: 1, totalAskJakeQueries: 1 })];
  assert.match(
    textFrom(markupOf(AnalyticsTab, { '/api/admin/user-activity': one, '/api/admin/user-stats': stats })),
    'Average per User 1 page view, 1 Ask Jake query',
  );
});

test('details of an empty user say never and not set, and mark examples as examples', () => {
  assert.is(pagesPerSession(10, 4), 2.5);
  assert.is(pagesPerSession(10, 0), 10);
  const activity: Reply<'GET /api/admin/user-activity/{userId}'> = {
    totalSessions: 4,
    averageSessionDuration: 150,
    totalPageViews: 10,
    lastLogin: null,
    deviceTypes: {},
    topPages: [],
    aiUsage: {
      totalQueries: 0,
      totalTokens: 0,
      favoriteFeature: 'Race Analysis',
      lastQuery: null,
      features: [{ feature: 'ML Predictions', percent: 45 }],
      isIllustrative: true,
    },
  };
  const text = textFrom(
    markupOf(() => createElement(UserDetails, { userId: 'u1', onBack: () => undefined }), {
      '/api/admin/user-details/u1': aUser({ email: '', isActive: false }),
      '/api/admin/user-activity/u1': activity,
    }),
  );
  for (const part of [
    'Back to Users',
    'User ID: u1',
    'Inactive',
    '2.5 min per session',
    'Platform Engagement 2.5',
    'Username Not set',
    'Last Active Never',
    'No device data available',
  ])
    assert.match(text, part);
  const usage = (isIllustrative: boolean) =>
    textFrom(markupOf(() => createElement(AiUsage, { use: { ...activity.aiUsage, isIllustrative } })));
  assert.match(usage(true), 'Favorite Feature Race Analysis (example)');
  assert.not.match(usage(false), '(example)');
});

test('an audit lists who needs an update, and whether the text or the acceptance is missing', () => {
  const users = [
    { userId: 'a', email: 'whole@example.com', needsUpdate: false, hasCurrentVersion: true },
    { userId: 'b', email: 'textless@example.com', needsUpdate: true, hasCurrentVersion: true },
    { userId: 'c', email: 'without@example.com', needsUpdate: true, hasCurrentVersion: false },
  ];
  const audit = { totalUsers: 3, compliant: 1, needingUpdate: 2, currentVersion: '1.0', users };
  const text = textFrom(markupOf(() => createElement(AuditPanel, { audit })));
  assert.match(text, 'Total Users 3');
  assert.match(text, /textless@example\.com Incomplete without@example\.com Missing/);
  assert.not.match(text, 'whole@example.com');
});

test('a budget above 80 percent has its badge, at 80 it has none', () => {
  const daily = (percentage: number) => ({ cost: 1.234, limit: 5, remaining: 3.766, percentage });
  const monthly = (percentage: number) => ({ cost: 80, limit: 100, projectedCost: 120, percentage });
  const ofDay = (percentage: number) =>
    markupOf(() => createElement(DailyBudget, { daily: daily(percentage) }));
  const ofMonth = (percentage: number) =>
    markupOf(() => createElement(MonthlyBudget, { monthly: monthly(percentage) }));
  assert.match(ofDay(80.1), /admin-budget-red.*Alert/);
  assert.not.match(ofDay(80), /Alert|budget-red/);
  assert.match(ofMonth(80.1), /admin-budget-orange.*Warning/);
  assert.not.match(ofMonth(80), /Warning|budget-orange/);
  assert.match(textFrom(ofDay(24)), '$1.23');
});

test('a day that cost less than a cent is not shown as free', () => {
  const daily = { cost: 0.0031, limit: 5, remaining: 4.9969, percentage: 0.062 };
  assert.match(textFrom(markupOf(() => createElement(DailyBudget, { daily }))), '$0.0031');
  const row = {
    service: 'An AI',
    total_calls: 2,
    total_tokens: 900,
    total_cost: 0.0062,
    avg_cost_per_call: 0.0031,
    assumed_calls: 0,
  };
  const text = textFrom(markupOf(() => createElement(Breakdown, { rows: [row] })));
  assert.match(text, '$0.0062');
  assert.match(text, '$0.0031');
});

test('an inactive scheduler can be started; an active one says when the day is complete', () => {
  const asleep = {
    schedulerActive: false,
    hasUpcomingRaces: true,
    nextRace: {
      raceNumber: 4,
      postTime: '2026-08-01T18:15:00Z',
      nextRefresh: { name: '10 minutes before post', minutesUntil: 12 },
    },
    environment: { app_env: 'development' },
    currentTime: '2026-08-01T17:53:00Z',
  };
  const shown = (status: object) =>
    textFrom(markupOf(atSaratoga(SchedulerCard), { '/api/scheduler/status': status }));
  assert.match(
    shown(asleep),
    /Inactive.*Next race Race 4 at 2:15.PM ET.*10 minutes before post, in 12 minutes/,
  );
  assert.match(shown(asleep), 'Start Scheduler');
  const over = shown({ ...asleep, schedulerActive: true, hasUpcomingRaces: false, nextRace: null });
  assert.match(over, 'All races are complete for today. The scheduler stays active for tomorrow.');
  assert.not.match(over, 'Start Scheduler');
});

test('sources are being checked until their day is counted, and only then can be synced', () => {
  const html = markupOf(() => createElement(DataSources, { day: null }));
  assert.is(html.match(/>checking</g)?.length, 7);
  assert.not.match(html, '<button');
});

test('the scraper monitor says healthy or issues, with six values of each source', () => {
  const metrics = {
    lastStatus: 'partial',
    lastRun: null,
    successRate: 79.9,
    failureRate: 0,
    totalRuns: 12,
    avgDurationSec: 125,
    avgItemsScraped: 40.5,
  };
  const dashboard = (healthy: boolean) => ({
    health: {
      healthy,
      scrapers: { otb: { lastRun: '2026-08-01T12:00:00Z', alerts: ['Race 3 is missing.'] } },
    },
    scrapers: [{ name: 'otb', metrics }],
  });
  const shown = (healthy: boolean) =>
    markupOf(atSaratoga(ScrapersScreen), { '/api/scrapers/dashboard': dashboard(healthy) });
  assert.match(textFrom(shown(true)), 'Healthy');
  const text = textFrom(shown(false));
  for (const part of [
    'Issues Detected',
    'partial',
    '79.9%',
    'Last run Never',
    'Total runs 12',
    '2m 5s',
    '40.5',
  ])
    assert.match(text, part);
  assert.match(text, 'Race 3 is missing.');
  assert.match(shown(false), 'data-kind="otb"');
});

test.run();
