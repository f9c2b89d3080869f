import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf, useAct } from '#api/api.ts';
import { QueryState } from '#frame/frame.ts';
import { ConfirmDialog } from '#kit/dialogs/dialogs.ts';
import { Alert, Button, Card, SelectField, Skeleton, shortRaceDay, TextField } from '#kit/kit.ts';
import { backfillsQuery, sourcesQuery } from '../queries.ts';
import type { SourceName } from '../scrapers/source-care.ts';
import { useAdminTrack } from '../tracks/admin-track.tsx';
import type { BackfillRequest } from './backfill.ts';
import { planning, starting } from './backfill.ts';
import { LastBackfill } from './last-backfill.tsx';
import { PlanTable } from './plan-table.tsx';

function StartDialog({
  request,
  onStarted,
  onClose,
}: {
  readonly request: BackfillRequest;
  readonly onStarted: () => void;
  readonly onClose: () => void;
}) {
  const { mutate, isPending } = useAct(starting);
  return (
    <ConfirmDialog
      title="Start the backfill?"
      button="Start"
      isBusy={isPending}
      onConfirm={() => mutate(request, { onSuccess: onStarted, onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        From {shortRaceDay(request.from)} to {shortRaceDay(request.to)}, one day at a time,{' '}
        {request.source ?? 'every source'}: fetches whatever is missing, partial, failed or stale. It runs in
        the background and can be stopped.
      </p>
    </ConfirmDialog>
  );
}

/** The days and the source of a backfill as typed; a change drops the plan made for the earlier ones. */
function useTypedRequest(today: string, onChange: () => void) {
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const [source, setSource] = useState('');
  const { slug: track } = useAdminTrack();
  const { data } = useQuery(sourcesQuery(track));
  const sources = data?.sources ?? [];
  const chosen = sources.find((candidate) => candidate.source === source)?.source as SourceName | undefined;
  const request: BackfillRequest = { from, to, track, source: chosen };
  const set =
    (choose: (value: string) => void) => (event: { readonly target: { readonly value: string } }) => {
      choose(event.target.value);
      onChange();
    };
  const choices = [
    { value: '', label: 'Every source' },
    ...sources.map(({ source: value, label }) => ({ value, label })),
  ];
  const fields = (
    <div className="admin-backfill-form">
      <TextField label="From" type="date" max={today} value={from} onChange={set(setFrom)} />
      <TextField label="To" type="date" max={today} value={to} onChange={set(setTo)} />
      <SelectField label="Source" choices={choices} value={source} onChange={set(setSource)} />
    </div>
  );
  return { request, fields };
}

function BackfillForm({ today }: { readonly today: string }) {
  const [isAsking, setAsking] = useState(false);
  const plan = useAct(planning);
  const { request, fields } = useTypedRequest(today, plan.reset);
  return (
    <>
      {fields}
      <div className="row">
        <Button busy={plan.isPending} onClick={() => plan.mutate(request)}>
          Dry run
        </Button>
        <Button tone="primary" onClick={() => setAsking(true)}>
          Start backfill
        </Button>
      </div>
      {plan.error && (
        <Alert tone="error" title="This backfill is not possible.">
          {sentenceOf(plan.error, 'The server did not answer.')}
        </Alert>
      )}
      {plan.data && <PlanTable plan={plan.data} />}
      {isAsking && <StartDialog request={request} onStarted={plan.reset} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Collects a span of days again: what it would take first, then how far it is. */
export function BackfillCard({ today }: { readonly today: string | null }) {
  const { slug } = useAdminTrack();
  const backfills = useQuery(backfillsQuery(slug));
  return (
    <Card title="Backfill">
      <p>
        Fetches again whatever is missing, partial, failed or stale, one day at a time, within the rate limits
        of the sources.
      </p>
      {today === null ? (
        <Skeleton label="Loading today" />
      ) : (
        <BackfillForm key={`${slug} ${today}`} today={today} />
      )}
      <QueryState
        query={backfills}
        failed="The last backfill could not be loaded."
        whenStale="failure"
        what="the last backfill"
      >
        {({ backfills: [last] }) =>
          last === undefined ? (
            <p className="muted">No backfill has run yet.</p>
          ) : (
            <LastBackfill backfill={last} />
          )
        }
      </QueryState>
    </Card>
  );
}
