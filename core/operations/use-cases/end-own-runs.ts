import type { Clock, Sleep } from '../../kernel/functions.ts';
import { SECOND } from '../../kernel/instant.ts';
import type { ActiveWork } from '../active-work.ts';
import { stoppedBackfill } from '../backfill/backfill.ts';
import type { BackfillStore } from '../backfill/ports.ts';
import type { Failure } from '../failure.ts';
import { failedWith, PROCESS_ENDED, STOPPED } from '../outcome.ts';
import type { RunStore, WorkflowStore } from '../ports.ts';
import { lostWorkflow } from '../workflow.ts';

export interface EndOwnRunsDeps {
  readonly runs: Pick<RunStore, 'find' | 'keep'>;
  readonly workflows: Pick<WorkflowStore, 'find' | 'keep'>;
  readonly backfills: Pick<BackfillStore, 'find' | 'keep'>;
  readonly activeWork: ActiveWork;
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

interface Store<R> {
  find(id: string): Promise<R | null>;
  keep(run: R): Promise<unknown>;
}

/** Ends the run of an id, if the store has it and it still runs. */
const endIn =
  <R extends { readonly status: string }>(store: Store<R>, ended: (run: R) => R) =>
  async (id: string): Promise<void> => {
    const run = await store.find(id);
    if (run?.status === 'running') await store.keep(ended(run));
  };

export function makeEndOwnRuns(deps: EndOwnRunsDeps): EndOwnRuns {
  const { runs, workflows, backfills, activeWork, clock, sleep } = deps;
  return async function endOwnRuns({ graceMs, why } = IN_GOOD_TIME) {
    activeWork.close();
    await Promise.race([activeWork.idle(), sleep(graceMs)]);
    const endings = [
      endIn(workflows, (workflow) => lostWorkflow(workflow, clock(), why)),
      endIn(backfills, (backfill) => stoppedBackfill(backfill, clock())),
      endIn(runs, (run) => failedWith(run, why, clock())),
    ];
    for (const id of activeWork.ids()) for (const end of endings) await end(id);
  };
}
