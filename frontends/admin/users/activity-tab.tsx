import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Reply } from '#api/api.ts';
import { QueryState } from '#frame/frame.ts';
import { ago, Badge, Card, Empty, numbered } from '#kit/kit.ts';
import { averaged, countOf } from '../format.ts';
import { Pager } from '../lists/pager.tsx';
import { rowsOnPage } from '../lists/pages.ts';
import { userActivityQuery } from '../queries.ts';
import { displayName, emailOf, foundBy } from './person.ts';
import { NoMatch, UserSearch, useSearchedPages } from './user-search.tsx';

type Active = Reply<'GET /api/admin/user-activity'>[number];

/** Most recently active first; never active last. */
export const latestFirst = (people: readonly Active[]): readonly Active[] =>
  [...people].sort((a, b) => (b.lastActiveDate ?? '').localeCompare(a.lastActiveDate ?? ''));

/** `1.2 views and 0.3 queries a day`; only what is above zero, null when nothing is. */
export function dailyText(views: number, queries: number): string | null {
  const parts = [
    views > 0 ? averaged(views, 'view') : null,
    queries > 0 ? averaged(queries, 'query', 'queries') : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join(' and ')} a day`;
}

function ActiveRow({ person, now }: { readonly person: Active; readonly now: number }) {
  const { totalPageViews, totalAskJakeQueries, averageDailyViews, averageDailyQueries } = person;
  const daily = dailyText(averageDailyViews, averageDailyQueries);
  return (
    <li className="admin-person-row">
      <div className="admin-person-who">
        <p>
          <strong>{displayName(person)}</strong> {person.isActive && <Badge tone="green">Active</Badge>}
        </p>
        <p className="small muted">
          {emailOf(person)} · last active {ago(person.lastActiveDate, now)}
        </p>
      </div>
      <div className="admin-person-counts">
        <p>
          {numbered(totalPageViews, 'page view')} · {countOf(totalAskJakeQueries)} Ask Jake{' '}
          {totalAskJakeQueries === 1 ? 'query' : 'queries'}
        </p>
        {daily && <p className="small muted">{daily}</p>}
      </div>
    </li>
  );
}

function ActiveList({ people }: { readonly people: readonly Active[] }) {
  const sorted = useMemo(() => latestFirst(people), [people]);
  const { shown, search, pages } = useSearchedPages(sorted, foundBy);
  const now = Date.now();
  if (people.length === 0)
    return <Empty title="No activity yet">Activity appears here with the first page a user opens.</Empty>;
  return (
    <div className="stack">
      {people.length > rowsOnPage && <UserSearch {...search} />}
      {shown.length === 0 && <NoMatch {...search} />}
      <ul className="admin-person-list">
        {shown.map((person) => (
          <ActiveRow key={person.id} person={person} now={now} />
        ))}
      </ul>
      <Pager label="Pages of activity" pages={pages} />
    </div>
  );
}

/** The activity of every user, most recent first. */
export function ActivityTab() {
  const activity = useQuery(userActivityQuery);
  return (
    <Card title="User Activity">
      <QueryState
        query={activity}
        failed="User activity could not be loaded."
        whenStale="failure"
        what="the activity"
        shape="table"
        count={8}
        signedOut={<ActiveList people={[]} />}
      >
        {(people) => <ActiveList people={people} />}
      </QueryState>
    </Card>
  );
}
