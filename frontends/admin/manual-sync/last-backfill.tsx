import { useAct } from '#api/api.ts';
import { Link } from '#frame/frame.ts';
import { Badge, Button, links, shortRaceDay, withDaysInWords, withQuery } from '#kit/kit.ts';
import { momentOf } from '../format.ts';
import type { Backfill } from './backfill.ts';
import { dayTones, statusTones, stopping, takingUp } from './backfill.ts';

type Day = Backfill['days'][number];

function DayRow({ day: { date, state, asked: sources } }: { readonly day: Day }) {
  return (
    <li className="admin-step-row">
      <p className="row">
        <strong>{shortRaceDay(date)}</strong>
        <Badge tone={dayTones[state]}>{state === 'complete' ? 'nothing to fetch' : state}</Badge>
        {sources.map(({ source, label, runId, status }) => (
          <span key={source} className="small">
            {runId === null ? label : <Link href={withQuery(links.adminRuns, { run: runId })}>{label}</Link>}{' '}
            <span className="muted">{status}</span>
          </span>
        ))}
      </p>
      {sources.map(
        ({ source, label, sentence }) =>
          sentence !== null && (
            <p key={source} className="small muted">
              {label}: {sentence}
            </p>
          ),
      )}
    </li>
  );
}

function BackfillButton({ backfill: { id, status, isStopAsked } }: { readonly backfill: Backfill }) {
  const stop = useAct(stopping);
  const takeUp = useAct(takingUp);
  if (status === 'success') return null;
  if (status === 'running')
    return (
      <Button
        className="admin-start-here"
        busy={stop.isPending || isStopAsked}
        onClick={() => stop.mutate(id)}
      >
        {isStopAsked ? 'Stopping...' : 'Stop the backfill'}
      </Button>
    );
  return (
    <Button className="admin-start-here" busy={takeUp.isPending} onClick={() => takeUp.mutate(id)}>
      Resume
    </Button>
  );
}

/** How far a backfill is, day by day; it can be stopped, and taken up again. */
export function LastBackfill({ backfill }: { readonly backfill: Backfill }) {
  const { status, message, days, daysOver, startedAt } = backfill;
  return (
    <div className="stack">
      <p className="row">
        <Badge tone={statusTones[status]}>{status}</Badge>
        <span>{withDaysInWords(message)}</span>
        <span className="small muted">started {momentOf(startedAt)}</span>
      </p>
      <progress
        className="admin-progress"
        value={daysOver}
        max={Math.max(1, days.length)}
        aria-label={`${daysOver} of ${days.length} days done`}
      />
      <BackfillButton backfill={backfill} />
      <details className="admin-steps" open={status === 'running'}>
        <summary>Day by day</summary>
        <ol className="admin-step-list">
          {days.map((day) => (
            <DayRow key={day.date} day={day} />
          ))}
        </ol>
      </details>
    </div>
  );
}
