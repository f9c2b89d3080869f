import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '#api/api.ts';
import { useQueryValue } from '#frame/frame.ts';
import { Alert, Button, Card, TextField } from '#kit/kit.ts';
import { WorkflowSteps } from '../health/workflow-steps.tsx';
import { RunIcon } from '../icons.ts';
import { PageHead } from '../page-head.tsx';
import { workflowQuery } from '../queries.ts';
import { useRacingToday } from '../racing-today.ts';
import { TrackField, useAdminTrack } from '../tracks/admin-track.tsx';
import { BackfillCard } from './backfill-card.tsx';
import type { DayAt } from './manual-sync.ts';
import { doneText, fullWorkflow, oddsSync } from './manual-sync.ts';

type Act = Parameters<typeof doneText>[0];
type SyncReply = Parameters<typeof doneText>[1] & { readonly faults?: readonly string[] };

type ActCardProps = {
  readonly act: Act;
  readonly options: UseMutationOptions<SyncReply, Error, DayAt>;
  readonly title: string;
  readonly button: string;
  readonly busyText: string;
  readonly date: string | null;
  readonly children: ReactNode;
};

function ActCard({ act, options, title, button, busyText, date, children }: ActCardProps) {
  const { slug: track } = useAdminTrack();
  const { mutate, isPending, data, error } = useMutation(options);
  return (
    <Card title={title}>
      {children}
      <Button
        tone="primary"
        className="admin-start-here"
        icon={<RunIcon size={16} />}
        busy={isPending}
        disabled={date === null}
        onClick={() => date !== null && mutate({ track, date })}
      >
        {isPending ? busyText : button}
      </Button>
      {data && (
        <Alert tone={data.success === false ? 'warn' : 'good'} title={doneText(act, data)}>
          {data.faults?.join(' ')}
        </Alert>
      )}
      {error && (
        <Alert tone="error" title={`${title} failed.`}>
          {sentenceOf(error, 'The server did not answer.')}
        </Alert>
      )}
    </Card>
  );
}

function Collection({ date }: { readonly date: string }) {
  const { slug } = useAdminTrack();
  const { data } = useQuery(workflowQuery(slug));
  const workflow = data?.workflow;
  if (!workflow || workflow.date !== date) return null;
  return <WorkflowSteps workflow={workflow} />;
}

function ActCards({ date }: { readonly date: string | null }) {
  return (
    <div className="admin-columns">
      <ActCard
        act="odds"
        options={oddsSync}
        title="Dose/Odds"
        button="Sync Dose/Odds"
        busyText="Syncing Dose/Odds..."
        date={date}
      >
        <p>Pedigree figures for the day’s horses (dosage profile, index and center).</p>
      </ActCard>
      <ActCard
        act="workflow"
        options={fullWorkflow}
        title="Full Daily Workflow"
        button="Run Full Daily Workflow"
        busyText="Starting the workflow..."
        date={date}
      >
        <p>Everything for the day, in order: card, changes, weather, odds, experts, results, picks.</p>
        {date !== null && <Collection date={date} />}
      </ActCard>
    </div>
  );
}

/** Fetches the sources of one day by hand. */
export function ManualSyncScreen() {
  const { slug } = useAdminTrack();
  const today = useRacingToday(slug);
  const [requestedDay, setRequestedDay] = useQueryValue('date');
  const date = requestedDay !== null && today !== null && requestedDay <= today ? requestedDay : today;
  return (
    <div className="page">
      <PageHead title="Manual Data Sync" line="Fetch the data of one day, today or earlier" />
      <div className="row admin-choice">
        <TrackField />
        <TextField
          label="Date"
          type="date"
          className="admin-date"
          value={date ?? ''}
          max={today ?? undefined}
          disabled={today === null}
          onChange={(event) => setRequestedDay(event.target.value === '' ? null : event.target.value)}
        />
      </div>
      <ActCards key={`${slug} ${date}`} date={date} />
      <BackfillCard today={today} />
    </div>
  );
}
