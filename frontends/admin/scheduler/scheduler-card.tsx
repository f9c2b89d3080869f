import { useMutation, useQuery } from '@tanstack/react-query';
import { QueryState } from '#frame/frame.ts';
import { Badge, Button, Card, count, numbered, trackDayTime, trackTime } from '#kit/kit.ts';
import { Facts } from '../facts.tsx';
import { RunIcon } from '../icons.ts';
import { schedulerQuery } from '../queries.ts';
import { useAdminTrack } from '../tracks/admin-track.tsx';
import type { Scheduler } from './scheduler.ts';
import { forceStart, untilText } from './scheduler.ts';

function Start() {
  const { mutate, isPending } = useMutation(forceStart);
  return (
    <>
      <Button
        tone="primary"
        className="admin-start-here"
        icon={<RunIcon size={16} />}
        busy={isPending}
        onClick={() => mutate()}
      >
        Start Scheduler
      </Button>
      <p className="small muted">Once started it runs until the server restarts.</p>
    </>
  );
}

function nextText({ nextRace }: Scheduler): string | null {
  if (nextRace === null) return null;
  return `Race ${count(nextRace.raceNumber)} at ${trackTime(nextRace.postTime)}`;
}

function refreshText({ nextRace }: Scheduler): string | null {
  const next = nextRace?.nextRefresh;
  return next ? `${next.name}, ${untilText(next.minutesUntil)}` : null;
}

function Status({ scheduler }: { readonly scheduler: Scheduler }) {
  const { schedulerActive, hasUpcomingRaces, environment, currentTime, reason, workers, nextDailyJobs } =
    scheduler;
  const [job] = nextDailyJobs ?? [];
  return (
    <>
      <p className="row">
        <Badge tone={schedulerActive ? 'green' : 'gray'}>{schedulerActive ? 'Active' : 'Inactive'}</Badge>
        {reason && <span className="small">{reason.sentence}</span>}
      </p>
      {schedulerActive && !hasUpcomingRaces && (
        <p>All races are complete for today. The scheduler stays active for tomorrow.</p>
      )}
      <Facts
        facts={[
          ['Next race', nextText(scheduler)],
          ['Next refresh', refreshText(scheduler)],
          ['Next daily job', job ? `${job.name}, ${trackDayTime(job.dueAt)}` : null],
          ['Racing clock', trackDayTime(currentTime)],
          ['Environment', environment.app_env],
          ['Workers', workers ? numbered(workers.length, 'worker') : null],
        ]}
      />
      {!schedulerActive && <Start />}
    </>
  );
}

/** Whether the scheduler is active, what comes next, and how to start it. */
export function SchedulerCard() {
  const { slug } = useAdminTrack();
  const scheduler = useQuery(schedulerQuery(slug));
  return (
    <Card
      level={3}
      title="Race Refresh Scheduler"
      foot="Odds are refreshed 30, 10, 5 and 1 minutes before each race, the latest odds at post time, results 15 minutes after it. Automated refresh is disabled on development hosts and active in production."
    >
      <QueryState
        query={scheduler}
        failed="The scheduler status could not be loaded."
        whenStale="failure"
        what="the scheduler status"
        count={4}
      >
        {(status) => <Status scheduler={status} />}
      </QueryState>
    </Card>
  );
}
