import { Card, numbered } from '#kit/kit.ts';
import { Facts } from '../facts.tsx';
import { countOf, minutesOf, momentOf } from '../format.ts';
import type { UserActivity } from './known-user.ts';

export function TopPages({ pages }: { readonly pages: UserActivity['topPages'] }) {
  return (
    <Card title="Top Pages">
      {pages.length === 0 ? (
        <p className="muted">No pages opened yet.</p>
      ) : (
        <Facts facts={pages.map(({ page, views }) => [page, numbered(views, 'view')])} />
      )}
    </Card>
  );
}

export function SessionAnalytics({ activity }: { readonly activity: UserActivity }) {
  return (
    <Card title="Session Analytics">
      <Facts
        facts={[
          ['Total Sessions', countOf(activity.totalSessions)],
          [
            'Average Duration',
            activity.averageSessionDuration === null
              ? '–'
              : `${minutesOf(activity.averageSessionDuration)} minutes`,
          ],
          ['Last Login', activity.lastLogin ? momentOf(activity.lastLogin) : 'Never'],
        ]}
      />
    </Card>
  );
}
