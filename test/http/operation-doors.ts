import type { HttpDoors } from '#adapters/http/app.ts';
import { makeMemoryDayCounts } from '#adapters/memory/day-counts.ts';
import { makeMemoryExpertShelf } from '#adapters/memory/expert-shelf.ts';
import { makeMemoryFigureShelf } from '#adapters/memory/figure-shelf.ts';
import { makeMemoryPauseShelf } from '#adapters/memory/pause-shelf.ts';
import { makeMemoryPedigreeShelf } from '#adapters/memory/pedigree-shelf.ts';
import { makeMemoryPicksShelf } from '#adapters/memory/picks-shelf.ts';
import { makeMemoryQuarantineShelf } from '#adapters/memory/quarantine-shelf.ts';
import { makeMemoryWorkflowShelf } from '#adapters/memory/workflow-shelf.ts';
import type { AttemptShelf } from '#core/accounts/ports.ts';
import type { CardShelf } from '#core/card/ports.ts';
import type { Clock } from '#core/kernel/doors.ts';
import { makeAskSync } from '#core/operations/use-cases/ask-sync.ts';
import { makeAskWorkflow } from '#core/operations/use-cases/ask-workflow.ts';
import { makeRunSource } from '#core/operations/use-cases/run-source.ts';
import { makeRunWorkflow } from '#core/operations/use-cases/run-workflow.ts';
import { makeShowHealth } from '#core/operations/use-cases/show-health.ts';
import { makeUnlessPaused } from '#core/operations/use-cases/unless-paused.ts';
import { makeWatchQuarantine } from '#core/operations/use-cases/watch-quarantine.ts';
import { makeWatchRuns } from '#core/operations/use-cases/watch-runs.ts';
import { WORKFLOW_STEPS } from '#core/operations/workflow-steps.ts';
import type { ResultShelf } from '#core/results/ports.ts';
import { type Gathers, runDoors, WHOLE } from '#test/support/run-doors.ts';

type OperationDoors = Pick<HttpDoors['useCases'], 'syncs' | 'operations'>;

export interface OperationWishes {
  readonly cards: CardShelf;
  readonly results: ResultShelf;
  readonly attempts: AttemptShelf;
  readonly racingClock: Clock;
  /** Sources that are set up; all of them, and well, when it is left out. */
  readonly gathers?: Gathers;
}

const ABILITIES = { askJake: true, mlModel: true, models: { claude: 'claude-x', openai: null } };
const well = async () => WHOLE;
const ALL_WELL: Gathers = {
  ...Object.fromEntries(WORKFLOW_STEPS.map(({ source }) => [source, well])),
  'racing-api': well,
  live: well,
};

/** Operations on shelves in memory; what waits wakes at once. */
export function operationDoors({
  cards,
  results,
  attempts,
  racingClock,
  gathers = ALL_WELL,
}: OperationWishes) {
  const { doors: runs, pass } = runDoors(gathers);
  const doors = {
    ...runs,
    racingClock,
    sleep: () => new Promise<void>((resolve) => setTimeout(resolve, 30)),
  };
  const counts = makeMemoryDayCounts({
    cards,
    results,
    picks: makeMemoryPicksShelf(),
    figures: makeMemoryFigureShelf(),
    experts: makeMemoryExpertShelf(),
    pedigrees: makeMemoryPedigreeShelf(),
    observedAt: () => [],
  });
  const workflows = makeMemoryWorkflowShelf();
  const quarantine = makeMemoryQuarantineShelf();
  const pauses = makeMemoryPauseShelf();
  const unlessPaused = makeUnlessPaused({ pauses, clock: doors.clock });
  const asking = makeRunSource(doors);
  const runSource: typeof asking = (wish) => unlessPaused(wish.source, () => asking(wish));
  const runWorkflow = makeRunWorkflow({
    ...doors,
    workflows,
    counts,
    runSource: async (wish) => (await runSource(wish)).ended(),
  });
  const useCases: OperationDoors = {
    syncs: { askSync: makeAskSync({ ...doors, attempts, runSource }), countApiRaces: async () => 10 },
    operations: {
      askWorkflow: makeAskWorkflow({ ...doors, workflows, runWorkflow }),
      watchRuns: makeWatchRuns(doors),
      watchQuarantine: makeWatchQuarantine({ quarantine }),
      showHealth: makeShowHealth({ counts, racingClock, abilities: ABILITIES }),
    },
  };
  return { useCases, doors, counts, pauses, runSource, runs: doors.runs, workflows, quarantine, pass };
}
