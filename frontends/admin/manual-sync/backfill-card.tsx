import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf, useAct } from '#api/api.ts';
import { Dialog } from '#kit/controls/controls.ts';
import { Alert, Button, Card, SelectField, Skeleton, TextField } from '#kit/kit.ts';
import { backfillsQuery, sourcesQuery } from '../queries.ts';
import { QueryView } from '../query-view.tsx';
import type { SourceName } from '../scrapers/source-care.ts';
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
  const actions = (
    <>
      <Button disabled={isPending} onClick={onClose}>
        Cancel
      </Button>
      <Button
        tone="primary"
        busy={isPending}
        onClick={() => mutate(request, { onSuccess: onStarted, onSettled: onClose })}
      >
        Start
      </Button>
    </>
  );
  return (
    <Dialog open title="Start the backfill?" onClose={onClose} actions={actions}>
      <p>
        From {request.from} to {request.to}, one day at a time, {request.source ?? 'every source'}: fetches
        whatever is missing, partial, failed or stale. It runs in the background and can be stopped.
      </p>
    </Dialog>
  );
}

function Form({ today }: { readonly today: string }) {
  const [from, chooseFrom] = useState(today);
  const [to, chooseTo] = useState(today);
  const [source, chooseSource] = useState('');
  const [isAsking, ask] = useState(false);
  const { data } = useQuery(sourcesQuery);
  const plan = useAct(planning);
  const sources = data?.sources ?? [];
  const chosen = sources.find((candidate) => candidate.source === source)?.source as SourceName | undefined;
  const request: BackfillRequest = { from, to, source: chosen };
  const set =
    (choose: (value: string) => void) => (event: { readonly target: { readonly value: string } }) => {
      choose(event.target.value);
      plan.reset();
    };
  const choices = [
    { value: '', label: 'Every source' },
    ...sources.map(({ source: value, label }) => ({ value, label })),
  ];
  return (
    <>
      <div className="admin-backfill-form">
        <TextField label="From" type="date" max={today} value={from} onChange={set(chooseFrom)} />
        <TextField label="To" type="date" max={today} value={to} onChange={set(chooseTo)} />
        <SelectField label="Source" choices={choices} value={source} onChange={set(chooseSource)} />
      </div>
      <div className="row">
        <Button busy={plan.isPending} onClick={() => plan.mutate(request)}>
          Dry run
        </Button>
        <Button tone="primary" onClick={() => ask(true)}>
          Start backfill
        </Button>
      </div>
      {plan.error && (
        <Alert tone="error" title="This backfill is not possible.">
          {sentenceOf(plan.error, 'The server did not answer.')}
        </Alert>
      )}
      {plan.data && <PlanTable plan={plan.data} />}
      {isAsking && <StartDialog request={request} onStarted={plan.reset} onClose={() => ask(false)} />}
    </>
  );
}

/** Collects a span of days again: what it would take first, then how far it is. */
export function BackfillCard({ today }: { readonly today: string | null }) {
  const backfills = useQuery(backfillsQuery);
  return (
    <Card title="Backfill">
      <p>
        Fetches again whatever is missing, partial, failed or stale, one day at a time, within the rate limits
        of the sources.
      </p>
      {today === null ? <Skeleton label="Loading today" /> : <Form key={today} today={today} />}
      <QueryView
        query={backfills}
        failed="The last backfill could not be loaded."
        coming={<Skeleton label="Loading the last backfill" />}
      >
        {({ backfills: [last] }) =>
          last === undefined ? (
            <p className="muted">No backfill has run yet.</p>
          ) : (
            <LastBackfill backfill={last} />
          )
        }
      </QueryView>
    </Card>
  );
}
