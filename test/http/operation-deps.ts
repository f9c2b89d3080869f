import type { HttpDeps } from '#adapters/http/app.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import type { AttemptStore } from '#core/accounts/ports.ts';
import type { CardCalendar, CardStore } from '#core/card/ports.ts';
import { makeTracksToday } from '#core/card/use-cases/tracks-today.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { makeAskSync } from '#core/operations/use-cases/ask-sync.ts';
import { makeAskWorkflow } from '#core/operations/use-cases/ask-workflow.ts';
import { makeRunSource } from '#core/operations/use-cases/run-source.ts';
import { makeRunWorkflow } from '#core/operations/use-cases/run-workflow.ts';
import { makeShowHealth } from '#core/operations/use-cases/show-health.ts';
import { makeShowHealthOfTracks } from '#core/operations/use-cases/show-health-of-tracks.ts';
import { makeUnlessPaused } from '#core/operations/use-cases/unless-paused.ts';
import { makeWatchQuarantine } from '#core/operations/use-cases/watch-quarantine.ts';
import { makeWatchRuns } from '#core/operations/use-cases/watch-runs.ts';
import { WORKFLOW_STEPS } from '#core/operations/workflow-steps.ts';
import type { ResultStore } from '#core/results/ports.ts';
import { makeMemoryDayCounts } from '#test/doubles/day-counts.ts';
import { makeMemoryExpertStore } from '#test/doubles/expert-store.ts';
import { makeMemoryFigureStore } from '#test/doubles/figure-store.ts';
import { makeMemoryPauseStore } from '#test/doubles/pause-store.ts';
import { makeMemoryPedigreeStore } from '#test/doubles/pedigree-store.ts';
import { makeMemoryQuarantineStore } from '#test/doubles/quarantine-store.ts';
import { makeMemoryRunHistory } from '#test/doubles/run-history.ts';
import { makeMemoryWorkflowStore } from '#test/doubles/workflow-store.ts';
import { type Fetchers, runDeps, WHOLE } from '#test/support/run-deps.ts';

type OperationDeps = Pick<HttpDeps['useCases'], 'syncs' | 'operations'>;

export interface OperationOptions {
  readonly cards: CardStore & CardCalendar;
  readonly results: ResultStore;
  readonly attempts: AttemptStore;
  readonly racingClock: Clock;
  /** Sources that are set up; all of them, and well, when it is left out. */
  readonly fetchers?: Fetchers;
}

const ABILITIES = { askJake: true, mlModel: true, models: { claude: 'claude-x', openai: null } };
const well = async () => WHOLE;
const ALL_WELL: Fetchers = {
  ...Object.fromEntries(WORKFLOW_STEPS.map(({ source }) => [source, well])),
  'racing-api': well,
  live: well,
};

/** Operations on stores in memory; what waits wakes at once. */
export function operationDeps({
  cards,
  results,
  attempts,
  racingClock,
  fetchers = ALL_WELL,
}: OperationOptions) {
  const { deps: runs, pass } = runDeps(fetchers);
  const deps = {
    ...runs,
    racingClock,
    sleep: () => new Promise<void>((resolve) => setTimeout(resolve, 30)),
  };
  const counts = makeMemoryDayCounts({
    cards,
    results,
    picks: makeMemoryPicksStore(),
    figures: makeMemoryFigureStore(),
    experts: makeMemoryExpertStore(),
    pedigrees: makeMemoryPedigreeStore(),
    observedAt: () => [],
  });
  const history = makeMemoryRunHistory(deps.runs);
  const workflows = makeMemoryWorkflowStore();
  const quarantine = makeMemoryQuarantineStore();
  const pauses = makeMemoryPauseStore();
  const unlessPaused = makeUnlessPaused({ pauses, clock: deps.clock });
  const asking = makeRunSource(deps);
  const runSource: typeof asking = (request) => unlessPaused(request.source, () => asking(request));
  const runWorkflow = makeRunWorkflow({
    ...deps,
    workflows,
    counts,
    runSource: async (request) => (await runSource(request)).ended(),
  });
  const useCases: OperationDeps = {
    syncs: { askSync: makeAskSync({ ...deps, attempts, runSource }), countApiRaces: async () => 10 },
    operations: {
      askWorkflow: makeAskWorkflow({ ...deps, workflows, runWorkflow }),
      watchRuns: makeWatchRuns(deps),
      watchQuarantine: makeWatchQuarantine({ quarantine }),
      showHealth: makeShowHealth({ counts, history, racingClock, abilities: ABILITIES }),
      showHealthOfTracks: makeShowHealthOfTracks({
        counts,
        history,
        racingClock,
        abilities: ABILITIES,
        tracksToday: makeTracksToday({ cards, clock: racingClock }),
      }),
    },
  };
  return { useCases, deps, counts, pauses, runSource, runs: deps.runs, workflows, quarantine, pass };
}
