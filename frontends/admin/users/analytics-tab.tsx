import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { QueryState } from '#frame/frame.ts';
import { Card } from '#kit/kit.ts';
import { Facts } from '../facts.tsx';
import { Figure, Figures } from '../figure.tsx';
import { averaged, countOf } from '../format.ts';
import { userActivityQuery, userStatsQuery } from '../queries.ts';
import { activeCount } from './person.ts';

type Activity = Reply<'GET /api/admin/user-activity'>;

/** Page views and questions of all users, and the average per user; 0 without users. */
export function usageOf(people: Activity) {
  const views = people.reduce((sum, { totalPageViews }) => sum + totalPageViews, 0);
  const queries = people.reduce((sum, { totalAskJakeQueries }) => sum + totalAskJakeQueries, 0);
  const divisor = Math.max(1, people.length);
  return { views, queries, viewsEach: views / divisor, queriesEach: queries / divisor };
}

function Usage({ people }: { readonly people: Activity }) {
  const { views, queries, viewsEach, queriesEach } = usageOf(people);
  return (
    <>
      <Figures>
        <MonthlyRegistrations />
        <Figure
          label="Active Users (7 days)"
          value={countOf(activeCount(people, Date.now()))}
          note={`of ${countOf(people.length)}`}
        />
        <Figure label="Total Ask Jake Queries" value={countOf(queries)} note="of all users" />
      </Figures>
      <Card title="Feature Usage Statistics">
        <Facts
          facts={[
            ['Total Page Views', countOf(views)],
            ['Total Ask Jake Queries', countOf(queries)],
            [
              'Average per User',
              `${averaged(viewsEach, 'page view')}, ${averaged(queriesEach, 'Ask Jake query', 'Ask Jake queries')}`,
            ],
          ]}
        />
      </Card>
    </>
  );
}

function MonthlyRegistrations() {
  const { data } = useQuery(userStatsQuery);
  return (
    <Figure
      label="Monthly Registrations"
      value={data ? countOf(data.monthlyRegistrations) : '–'}
      note="the last 30 days"
    />
  );
}

/** How many came, how many use what. */
export function AnalyticsTab() {
  const activity = useQuery(userActivityQuery);
  return (
    <div className="stack">
      <QueryState
        query={activity}
        failed="User activity could not be loaded."
        whenStale="failure"
        what="the numbers"
        shape="cards"
        count={3}
        signedOut={<Usage people={[]} />}
      >
        {(people) => <Usage people={people} />}
      </QueryState>
    </div>
  );
}
