import type { Clock } from '../../kernel/doors.ts';
import { SECOND } from '../../kernel/instant.ts';
import { failedWith, PROCESS_ENDED } from '../outcome.ts';
import type { RunShelf, Sleep, WorkflowShelf } from '../ports.ts';
import type { UnderWay } from '../under-way.ts';
import { lostWorkflow } from '../workflow.ts';

export interface EndOwnRunsDoors {
  readonly runs: Pick<RunShelf, 'find' | 'keep'>;
  readonly workflows: Pick<WorkflowShelf, 'find' | 'keep'>;
  readonly underWay: UnderWay;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly sleep: Sleep;
}

/** What is under way may end by itself for so long. */
export const GRACE_MS = 5 * SECOND;

/** For a process that is being stopped: it begins nothing new, and what does not end in time has failed (`PROCESS_ENDED`). */
export type EndOwnRuns = () => Promise<void>;

export function makeEndOwnRuns({ runs, workflows, underWay, clock, sleep }: EndOwnRunsDoors): EndOwnRuns {
  return async function endOwnRuns() {
    underWay.close();
    await Promise.race([underWay.idle(), sleep(GRACE_MS)]);
    for (const id of underWay.ids()) {
      const workflow = await workflows.find(id);
      if (workflow?.status === 'running') await workflows.keep(lostWorkflow(workflow, clock()));
      const run = await runs.find(id);
      if (run?.status === 'running') await runs.keep(failedWith(run, PROCESS_ENDED, clock()));
    }
  };
}
