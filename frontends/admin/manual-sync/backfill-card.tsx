import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf, useAct } from '#api/api.ts';
import { Dialog } from '#kit/controls/controls.ts';
import { Alert, Button, Card, SelectField, Skeleton, TextField } from '#kit/kit.ts';
import { Asked } from '../asked.tsx';
import { backfillsQuery, sourcesQuery } from '../queries.ts';
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
        From {request.from} to {request.to}, one day after the other, {request.source ?? 'every source'}:
        whatever is missing, partial, failed or stale is asked for. It goes on by itself, and can be stopped.
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
  const known = data?.sources ?? [];
  const chosen = known.find((one) => one.source === source)?.source as SourceName | undefined;
  const request: BackfillRequest = { from, to, source: chosen };
  const set =
    (choose: (value: string) => void) => (event: { readonly target: { readonly value: string } }) => {
      choose(event.target.value);
      plan.reset();
    };
  const choices = [
    { value: '', label: 'Every source' },
    ...known.map(({ source: value, label }) => ({ value, label })),
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
        <Alert tone="error" title="These days cannot be collected.">
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
        Collects days again as far as something of them is missing, partial, failed or stale, one day after
        the other, at the pace the sources are asked at.
      </p>
      {today === null ? <Skeleton label="Loading today" /> : <Form key={today} today={today} />}
      <Asked
        query={backfills}
        failed="The last backfill could not be loaded."
        coming={<Skeleton label="Loading the last backfill" />}
      >
        {({ backfills: [last] }) =>
          last === undefined ? (
            <p className="muted">No backfill was run yet.</p>
          ) : (
            <LastBackfill backfill={last} />
          )
        }
      </Asked>
    </Card>
  );
}
