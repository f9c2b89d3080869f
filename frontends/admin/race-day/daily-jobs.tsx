import { Link } from '#frame/frame.ts';
import { Badge, Card, links, trackTime, withQuery } from '#kit/kit.ts';
import type { Job } from './run-sheet.ts';
import { courseOf, pointTone, pointWord } from './run-sheet.ts';

function JobRow({ point }: { readonly point: Job }) {
  const course = courseOf(point);
  return (
    <li className="admin-step-row">
      <p className="row">
        <span className="admin-due">{trackTime(point.dueAt)}</span>
        <strong>{point.label}</strong>
        <Badge tone={pointTone(point.state)}>{pointWord(point.state)}</Badge>
      </p>
      {course && <p className="small muted">{course}</p>}
      {point.sentence && <p className="small">{point.sentence}</p>}
      {point.runId && (
        <p className="small">
          <Link href={withQuery(links.adminRuns, { run: point.runId })}>Run log</Link>
        </p>
      )}
    </li>
  );
}

/** What is done once a day, whatever is run. */
export function DailyJobs({ jobs }: { readonly jobs: readonly Job[] }) {
  return (
    <Card title="Daily jobs">
      <ol className="admin-step-list">
        {jobs.map((point) => (
          <JobRow key={point.name} point={point} />
        ))}
      </ol>
    </Card>
  );
}
