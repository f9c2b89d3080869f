import { useMutation, useQuery } from '@tanstack/react-query';
import type { QueryView } from '#frame/frame.ts';
import { QueryState, RefreshButton, useQueryValue } from '#frame/frame.ts';
import { Button, Empty, raceDay, Skeleton } from '#kit/kit.ts';
import { DoubtfulResults } from '../doubts/doubtful-results.tsx';
import { healthQuery } from '../queries.ts';
import { useRacingToday } from '../racing-today.ts';
import { RefreshLogs } from '../scheduler/refresh-logs.tsx';
import { SchedulerCard } from '../scheduler/scheduler-card.tsx';
import { PausedSources } from '../scrapers/paused-sources.tsx';
import { TrackField, useAdminTrack } from '../tracks/admin-track.tsx';
import { AiServices } from './ai-services.tsx';
import { DataSources } from './data-sources.tsx';
import { DateChooser } from './date-chooser.tsx';
import type { DayHealth } from './day-health.ts';
import { dayToShow } from './day-health.ts';
import { ScoreCard } from './score-card.tsx';
import { check } from './sync.ts';
import { TracksHealth } from './tracks-health.tsx';
import { WorkflowCard } from './workflow-card.tsx';

function Coming() {
  return (
    <>
      <Skeleton shape="table" count={2} label="Counting stored data" />
      <DataSources day={null} />
    </>
  );
}

function Days({
  days,
  day,
  onChoose,
}: {
  readonly days: readonly DayHealth[];
  readonly day: DayHealth | undefined;
  readonly onChoose: (date: string) => void;
}) {
  if (day === undefined) return <Empty title="No days yet">A day appears here as soon as it has data.</Empty>;
  return (
    <>
      <DateChooser days={days} chosen={day.date} onChoose={onChoose} />
      <p className="muted">{raceDay(day.date)}</p>
      <div className="admin-uneven-columns">
        <div className="stack">
          <ScoreCard day={day} />
          <AiServices ai={day.aiIntegration} />
        </div>
        <DataSources day={day} />
      </div>
    </>
  );
}

function HealthHead({
  health,
  day,
}: {
  readonly health: QueryView<readonly DayHealth[]>;
  readonly day: DayHealth | undefined;
}) {
  const checking = useMutation(check);
  return (
    <div className="admin-health-head">
      <h2>System Health Dashboard</h2>
      <div className="row">
        <RefreshButton query={health} />
        <Button
          tone="primary"
          busy={checking.isPending}
          disabled={day === undefined}
          onClick={() => day && checking.mutate({ track: day.track, date: day.date })}
        >
          Run Full Check
        </Button>
      </div>
    </div>
  );
}

/** Whether the data of each day is complete, and how to fetch it. */
export function HealthTab() {
  const { slug, isAll } = useAdminTrack({ withAll: true });
  const health = useQuery(healthQuery(slug));
  const today = useRacingToday(isAll ? undefined : slug);
  const [requestedDay, setRequestedDay] = useQueryValue('date');
  const day = isAll ? undefined : dayToShow(health.data ?? [], requestedDay, today);
  return (
    <div className="stack">
      <HealthHead health={health} day={day} />
      <TrackField withAll />
      <PausedSources />
      <DoubtfulResults />
      <QueryState
        query={health}
        failed="The health check could not be loaded."
        whenStale="failure"
        what="the health check"
        loading={<Coming />}
      >
        {(days) =>
          isAll ? <TracksHealth days={days} /> : <Days days={days} day={day} onChoose={setRequestedDay} />
        }
      </QueryState>
      {isAll ? (
        <p className="muted">Choose a track to see its days, its daily workflow and its refreshes.</p>
      ) : (
        <>
          <div className="admin-columns">
            <WorkflowCard />
            <SchedulerCard />
          </div>
          <RefreshLogs />
        </>
      )}
    </div>
  );
}
