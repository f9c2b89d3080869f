import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#frame/frame.ts';
import { ago, Badge, Card, count, trackDayTime } from '#kit/kit.ts';
import { countOf } from '../format.ts';
import { Pager } from '../lists/pager.tsx';
import { usePages } from '../lists/pages.ts';
import { refreshLogsQuery, refreshStatsQuery } from '../queries.ts';
import { useAdminTrack } from '../tracks/admin-track.tsx';
import type { RefreshLog } from './scheduler.ts';
import { isRateLow } from './scheduler.ts';

const tones = { error: 'red', warning: 'yellow', info: 'plain' } as const;

function Stats() {
  const { slug } = useAdminTrack();
  const { data } = useQuery(refreshStatsQuery(slug));
  if (!data) return null;
  const { today, successRate, lastFailure, lastFailureMessage } = data;
  return (
    <p className="row">
      <span>
        Refreshes today: <strong>{countOf(today)}</strong>
      </span>
      <span>
        Success rate:{' '}
        {successRate === null ? (
          <span className="muted">nothing finished yet</span>
        ) : (
          <Badge tone={isRateLow(successRate) ? 'red' : 'plain'}>{Math.round(successRate * 10) / 10}%</Badge>
        )}
      </span>
      <span>
        Last failure: <strong>{ago(lastFailure, Date.now())}</strong>
        {lastFailureMessage && <span className="small muted"> {lastFailureMessage}</span>}
      </span>
    </p>
  );
}

function whereOf(details: RefreshLog['details'] | undefined): string {
  const { raceNumber, refreshPoint } = details ?? { raceNumber: null, refreshPoint: '' };
  return [raceNumber === null || raceNumber === undefined ? null : `Race ${count(raceNumber)}`, refreshPoint]
    .filter(Boolean)
    .join(' · ');
}

function LogLine({ line }: { readonly line: RefreshLog }) {
  const { level, message, timestamp, details } = line;
  return (
    <li className="admin-step-row">
      <p className="row">
        <Badge tone={tones[level] ?? 'plain'}>{level}</Badge>
        <span>{message}</span>
      </p>
      <p className="small muted">{[trackDayTime(timestamp), whereOf(details)].filter(Boolean).join(' · ')}</p>
      {details?.error && details.error !== message && (
        <p className="admin-source-failed small">{details.error}</p>
      )}
    </li>
  );
}

function Lines({ lines }: { readonly lines: readonly RefreshLog[] }) {
  const { shown, ...pages } = usePages(lines, 12);
  if (lines.length === 0)
    return (
      <p className="muted">
        No race was refreshed in the last 24 hours. Start the scheduler or wait for the next race.
      </p>
    );
  return (
    <>
      <ol className="admin-step-list">
        {shown.map((line) => (
          <LogLine key={`${line.timestamp} ${whereOf(line.details)} ${line.message}`} line={line} />
        ))}
      </ol>
      <Pager label="Pages of the log" pages={pages} />
    </>
  );
}

/** What became of the refreshes of the last 24 hours. */
export function RefreshLogs() {
  const { slug } = useAdminTrack();
  const logs = useQuery(refreshLogsQuery(slug));
  return (
    <Card
      level={3}
      title="Race Refresh Scheduler Logs"
      foot="The last 24 hours, newest first. Failures are emailed to the administrator address if one is set."
    >
      <Stats />
      <QueryState
        query={logs}
        failed="The log could not be loaded."
        whenStale="failure"
        what="the log"
        shape="table"
        count={3}
        signedOut={<Lines lines={[]} />}
      >
        {(lines) => <Lines lines={lines} />}
      </QueryState>
    </Card>
  );
}
