import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#frame/frame.ts';
import { Dialog } from '#kit/dialogs/dialogs.ts';
import { Badge, Button, numbered, shortRaceDay, unknownFigure } from '#kit/kit.ts';
import { Facts } from '../facts.tsx';
import { countOf, duration, momentOf } from '../format.ts';
import { secondsOf } from '../health/workflow.ts';
import { runQuery } from '../queries.ts';
import { statusTone } from '../scrapers/scrapers.ts';
import type { WholeRun } from './runs.ts';
import { missingOf, receivedText } from './runs.ts';

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', timeZone: 'America/New_York' });

const clockText = (iso: string): string => (iso === '' ? unknownFigure : clock.format(new Date(iso)));

function Lines({ run }: { readonly run: WholeRun }) {
  if (run.lines.length === 0) return <p className="muted">This run has no log.</p>;
  return (
    <>
      <ol className="admin-log">
        {run.lines.map(({ at: instant, text }, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log never change places
          <li key={line}>
            <time dateTime={instant}>{clockText(instant)} ET</time> {text}
          </li>
        ))}
      </ol>
      {run.linesDropped > 0 && (
        <p className="small muted">
          {numbered(run.linesDropped, 'more line was', 'more lines were')} not stored.
        </p>
      )}
    </>
  );
}

function RunFacts({ run }: { readonly run: WholeRun }) {
  const seconds = secondsOf(run, Date.now());
  const missing = missingOf(run);
  return (
    <Facts
      facts={[
        ['Expected', run.expected === null ? 'unknown' : countOf(run.expected)],
        ['Received', countOf(run.received)],
        ['Missing', missing === null ? null : countOf(missing)],
        ['Started', momentOf(run.startedAt)],
        ['Took', seconds === null ? null : duration(seconds)],
        ['Requested by', run.askedBy],
      ]}
    />
  );
}

function Faults({ faults }: Pick<WholeRun, 'faults'>) {
  if (faults.length === 0) return null;
  return (
    <>
      <h3>Errors</h3>
      <ul className="admin-scraper-alerts">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </>
  );
}

function FailedAttempts({ failedTries }: Pick<WholeRun, 'failedTries'>) {
  if (failedTries.length === 0) return null;
  return (
    <>
      <h3>Failed attempts</h3>
      <ol>
        {failedTries.map(({ at: instant, sentence, retryAt }) => (
          <li key={instant}>
            {clockText(instant)}: {sentence}{' '}
            {retryAt && <span className="muted">Next attempt {clockText(retryAt)}.</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

function WholeRunLog({ run }: { readonly run: WholeRun }) {
  return (
    <>
      <p className="row">
        <Badge tone={statusTone(run.status)}>{run.status}</Badge> {run.message}
      </p>
      <RunFacts run={run} />
      {run.expected !== null && run.expected > 0 && (
        <progress
          className="admin-progress"
          value={Math.min(run.received, run.expected)}
          max={run.expected}
          aria-label={`${receivedText(run)} received`}
        />
      )}
      {run.parts.length > 0 && (
        <>
          <h3>By part</h3>
          <Facts facts={run.parts.map((part) => [part.name, receivedText(part)] as const)} />
        </>
      )}
      <Faults faults={run.faults} />
      <FailedAttempts failedTries={run.failedTries} />
      <h3>Log (times in ET)</h3>
      <Lines run={run} />
    </>
  );
}

/** One run from its opening on: what came, what was wrong, and all it wrote down. */
export function RunLog({ runId, onClose }: { readonly runId: string; readonly onClose: () => void }) {
  const run = useQuery(runQuery(runId));
  return (
    <Dialog
      open
      wide
      title={run.data ? `${run.data.label}, ${shortRaceDay(run.data.date)}` : 'Run log'}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <QueryState
        query={run}
        failed="This run could not be loaded."
        whenStale="failure"
        what="the run"
        count={6}
      >
        {(whole) => <WholeRunLog run={whole} />}
      </QueryState>
    </Dialog>
  );
}
