import type { Clock } from '../../kernel/functions.ts';
import { SECOND } from '../../kernel/instant.ts';
import type { UnderWay } from '../active-work.ts';
import { stoppedBackfill } from '../backfill/backfill.ts';
import type { BackfillStore } from '../backfill/ports.ts';
import type { Failure } from '../failure.ts';
import { failedWith, PROCESS_ENDED, STOPPED } from '../outcome.ts';
import type { RunStore, Sleep, WorkflowStore } from '../ports.ts';
import { lostWorkflow } from '../workflow.ts';

export interface EndOwnRunsDeps {
  readonly runs: Pick<RunStore, 'find' | 'keep'>;
  readonly workflows: Pick<WorkflowStore, 'find' | 'keep'>;
  readonly backfills: Pick<BackfillStore, 'find' | 'keep'>;
  readonly underWay: UnderWay;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly sleep: Sleep;
}

/** How a process ends. */
export interface Ending {
  /** What is under way may end by itself for so long. */
  readonly graceMs: number;
  /** What is said of what did not. */
  readonly why: Failure;
}

const IN_GOOD_TIME: Ending = { graceMs: 5 * SECOND, why: PROCESS_ENDED };
/** Somebody waits at the terminal. */
export const AT_ONCE: Ending = { graceMs: 0, why: STOPPED };

/** For a process that is being stopped: it begins nothing new, and what does not end in time has failed. */
export type EndOwnRuns = (ending?: Ending) => Promise<void>;

export function makeEndOwnRuns(deps: EndOwnRunsDeps): EndOwnRuns {
  const { runs, workflows, backfills, underWay, clock, sleep } = deps;
  return async function endOwnRuns({ graceMs, why } = IN_GOOD_TIME) {
    underWay.close();
    await Promise.race([underWay.idle(), sleep(graceMs)]);
    for (const id of underWay.ids()) {
      const workflow = await workflows.find(id);
      if (workflow?.status === 'running') await workflows.keep(lostWorkflow(workflow, clock(), why));
      const backfill = await backfills.find(id);
      if (backfill?.status === 'running') await backfills.keep(stoppedBackfill(backfill, clock()));
      const run = await runs.find(id);
      if (run?.status === 'running') await runs.keep(failedWith(run, why, clock()));
    }
  };
}
