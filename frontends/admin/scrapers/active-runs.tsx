import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { Badge, Card, trackTime } from '#kit/kit.ts';
import { duration } from '../format.ts';
import { activeRunsQuery } from '../queries.ts';
import { useAdminTrack } from '../tracks/admin-track.tsx';
import { scraperTitle } from './scrapers.ts';

type Run = Reply<'GET /api/scrapers/active'>['runs'][number];

/** `12 of 40 items`; without an expectation what came so far. */
export function itemsText({ itemsScraped, itemsExpected }: Run): string {
  return itemsExpected === null || itemsExpected === undefined
    ? `${itemsScraped} items so far`
    : `${itemsScraped} of ${itemsExpected} items`;
}

function RunRow({ run, now }: { readonly run: Run; readonly now: number }) {
  const { scraper, startTime, itemsExpected, itemsScraped, lastLine } = run;
  return (
    <li className="admin-step-row">
      <p className="row">
        <strong>{scraperTitle(scraper)}</strong>
        <Badge tone="blue">running</Badge>
        <span className="small muted">
          since {trackTime(startTime)}, for {duration((now - Date.parse(startTime)) / 1_000)} ·{' '}
          {itemsText(run)}
        </span>
      </p>
      {itemsExpected ? (
        <progress
          className="admin-progress"
          value={itemsScraped}
          max={itemsExpected}
          aria-label={itemsText(run)}
        />
      ) : null}
      {lastLine && <p className="small muted">{lastLine}</p>}
    </li>
  );
}

/** The runs in progress. If they fail to load, the rest of the page still works. */
export function ActiveRuns() {
  const { slug } = useAdminTrack();
  const { data } = useQuery(activeRunsQuery(slug));
  const runs = data?.runs ?? [];
  const now = Date.now();
  return (
    <Card title="Active Runs" aside={runs.length === 0 ? null : `${runs.length}`}>
      {runs.length === 0 ? (
        <p className="muted">No run is in progress.</p>
      ) : (
        <ul className="admin-step-list">
          {runs.map((run) => (
            <RunRow key={run.id ?? `${run.scraper} ${run.startTime}`} run={run} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
}
