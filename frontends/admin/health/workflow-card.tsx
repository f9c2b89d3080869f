import { useMutation, useQuery } from '@tanstack/react-query';
import { defaultTrackSlug, QueryState } from '#frame/frame.ts';
import { ago, Badge, Button, Card, raceDay } from '#kit/kit.ts';
import { RunIcon } from '../icons.ts';
import { workflowQuery } from '../queries.ts';
import { useAdminTrack } from '../tracks/admin-track.tsx';
import type { Workflow } from './workflow.ts';
import { forceRun, stateTones } from './workflow.ts';
import { WorkflowSteps } from './workflow-steps.tsx';

function LastWorkflow({ workflow }: { readonly workflow: Workflow | null }) {
  if (workflow === null) return <p className="muted">The daily workflow has not run yet.</p>;
  return (
    <>
      <p className="row">
        <strong>{raceDay(workflow.date)}</strong>
        <Badge tone={stateTones[workflow.status]}>{workflow.status}</Badge>
        <span className="small muted">started {ago(workflow.startedAt, Date.now())}</span>
      </p>
      <WorkflowSteps workflow={workflow} />
    </>
  );
}

function RunButton({ isRunning }: { readonly isRunning: boolean }) {
  const { slug } = useAdminTrack();
  const { mutate, isPending } = useMutation(forceRun);
  return (
    <Button
      tone="primary"
      className="admin-start-here"
      icon={<RunIcon size={16} />}
      busy={isPending || isRunning}
      onClick={() => mutate(slug)}
    >
      Run Daily Workflow Now
    </Button>
  );
}

/** Starts the collection of the day and shows how far the last one is. */
export function WorkflowCard() {
  const { slug } = useAdminTrack();
  const status = useQuery(workflowQuery(slug));
  return (
    <Card
      level={3}
      title="Daily Workflow"
      foot={`${slug === defaultTrackSlug ? 'Runs automatically at 8:00 AM ET' : 'Runs only when started here'} and takes 4-5 minutes: card, changes, weather, odds, experts, pedigrees, news, results, picks.`}
    >
      <RunButton isRunning={status.data?.workflow?.status === 'running'} />
      <QueryState
        query={status}
        failed="The progress of the workflow could not be loaded."
        whenStale="failure"
        what="the last workflow"
      >
        {({ workflow }) => <LastWorkflow workflow={workflow} />}
      </QueryState>
    </Card>
  );
}
