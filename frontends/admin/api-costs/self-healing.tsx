import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { QueryState } from '#frame/frame.ts';
import { Badge, Card } from '#kit/kit.ts';
import { duration } from '../format.ts';
import { retryStatusQuery } from '../queries.ts';
import { retryText, scraperTitle } from '../scrapers/scrapers.ts';

type Retries = Reply<'GET /api/scrapers/retry-status'>;
type Retry = Retries[string];

function tone({ isRetrying, pendingRetries }: Retry) {
  if (isRetrying) return 'blue';
  return pendingRetries > 0 ? 'yellow' : 'gray';
}

function RetryList({ retries }: { readonly retries: Retries }) {
  const named = Object.entries(retries);
  if (named.length === 0) return <p className="muted">No sources yet.</p>;
  return (
    <ul className="admin-retries">
      {named.map(([name, retry]) => (
        <li key={name}>
          <span>{scraperTitle(name)}</span>
          <span>
            <Badge tone={tone(retry)}>{retryText(retry)}</Badge>
            {retry.nextRetryInSeconds !== null && retry.nextRetryInSeconds !== undefined && (
              <span className="small muted"> in {duration(retry.nextRetryInSeconds)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Which sources are being retried. */
export function SelfHealing({ isAuto }: { readonly isAuto: boolean }) {
  const retries = useQuery(retryStatusQuery(isAuto));
  return (
    <Card title="Self-Healing Scrapers">
      <QueryState
        query={retries}
        failed="The retries could not be loaded."
        whenStale="failure"
        what="the retries"
        count={6}
      >
        {(known) => <RetryList retries={known} />}
      </QueryState>
    </Card>
  );
}
