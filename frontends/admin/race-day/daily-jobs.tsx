import { Link } from '#frame/frame.ts';
import { Badge, Card, links, trackTime, withQuery } from '#kit/kit.ts';
import type { Job } from './run-sheet.ts';
import { jobProgressText, jobStateText, jobTone } from './run-sheet.ts';

function JobRow({ job }: { readonly job: Job }) {
  const progress = jobProgressText(job);
  return (
    <li className="admin-step-row">
      <p className="row">
        <span className="admin-due">{trackTime(job.dueAt)}</span>
        <strong>{job.label}</strong>
        <Badge tone={jobTone(job.state)}>{jobStateText(job.state)}</Badge>
      </p>
      {progress && <p className="small muted">{progress}</p>}
      {job.sentence && <p className="small">{job.sentence}</p>}
      {job.runId && (
        <p className="small">
          <Link href={withQuery(links.adminRuns, { run: job.runId })}>Run log</Link>
        </p>
      )}
    </li>
  );
}

/** What is done once a day, whatever is run. */
export function DailyJobs({ jobs }: { readonly jobs: readonly Job[] }) {
  return (
    <Card title="Daily jobs">
      {jobs.length === 0 && (
        <p className="muted">
          None planned for this day. A track gets them once a source lists racing there, a card is loaded, or
          a member follows it.
        </p>
      )}
      <ol className="admin-step-list">
        {jobs.map((job) => (
          <JobRow key={job.name} job={job} />
        ))}
      </ol>
    </Card>
  );
}
