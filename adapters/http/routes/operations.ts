import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import { type Instant, toIso } from '#core/kernel/instant.ts';
import type { DayHealth } from '#core/operations/day-health.ts';
import { workflowText } from '#core/operations/progress.ts';
import { dayOrRefusal } from '#core/operations/requested-day.ts';
import { SOURCE_LABELS, scraperName } from '#core/operations/source-name.ts';
import type { AskWorkflow } from '#core/operations/use-cases/ask-workflow.ts';
import type { ShowHealth } from '#core/operations/use-cases/show-health.ts';
import type { WatchQuarantine } from '#core/operations/use-cases/watch-quarantine.ts';
import type { WatchRuns } from '#core/operations/use-cases/watch-runs.ts';
import type { Workflow } from '#core/operations/workflow.ts';
import type { operations } from '../contract/operations.ts';
import type { Handlers } from '../handlers.ts';

export interface OperationDeps {
  readonly askWorkflow: AskWorkflow;
  readonly watchRuns: WatchRuns;
  readonly showHealth: ShowHealth;
  readonly watchQuarantine: WatchQuarantine;
}

const STARTED = 'Daily workflow started. This will take 4-5 minutes to complete all data collection.';

const isoOf = (instant: Instant | null): string | null => (instant === null ? null : toIso(instant));

const present = (workflow: Workflow) => ({
  id: workflow.id,
  date: workflow.day,
  status: workflow.status,
  message: workflowText(workflow),
  startedAt: toIso(workflow.startedAt),
  endedAt: isoOf(workflow.endedAt),
  stepsOver: workflow.steps.filter(({ state }) => state !== 'waiting' && state !== 'running').length,
  steps: workflow.steps.map((step) => ({
    ...step,
    label: SOURCE_LABELS[step.source],
    startedAt: isoOf(step.startedAt),
    endedAt: isoOf(step.endedAt),
  })),
});

async function start(askWorkflow: AskWorkflow, day: string | null) {
  const { workflow, isNew } = await askWorkflow.start(day);
  const message = isNew ? STARTED : `The workflow for ${workflow.day} is already running.`;
  return { success: true, message, workflowId: workflow.id };
}

type Scrapers = Awaited<ReturnType<WatchRuns['report']>>;

function presentScrapers({ health, scrapers }: Scrapers) {
  const named = health.scrapers.map(({ name, lastRun, alerts }) => [
    name,
    { lastRun: toIso(lastRun), alerts },
  ]);
  return {
    health: { healthy: health.healthy, scrapers: Object.fromEntries(named) },
    scrapers: scrapers.map(({ name, metrics }) => ({
      name,
      metrics: { ...metrics, lastRun: toIso(metrics.lastRun) },
    })),
  };
}

const presentActive = (run: Awaited<ReturnType<WatchRuns['active']>>[number]) => ({
  id: run.id,
  scraper: scraperName(run.source),
  startTime: toIso(run.startedAt),
  itemsScraped: run.received,
  itemsExpected: run.expected,
  lastLine: run.lines.at(-1)?.text ?? null,
});

export function operationRoutes(deps: OperationDeps): Handlers<typeof operations> {
  const { askWorkflow, watchRuns, showHealth, watchQuarantine } = deps;

  return {
    forceRun: () => start(askWorkflow, null),
    runWorkflow: ({ body: { date } }) => start(askWorkflow, date),
    workflowStatus: async ({ query: { date } }) => {
      const latest = await askWorkflow.latest(date ?? null);
      return { workflow: latest === null ? null : present(latest) };
    },
    dataCheck: async ({ body: { date } }) => {
      const [day] = await showHealth(DEFAULT_TRACK_SLUG, dayOrRefusal(date));
      const message = `Verified all data sources for ${date}`;
      return { ...(day as DayHealth), success: true, message };
    },
    health: () => showHealth(DEFAULT_TRACK_SLUG),
    scrapers: async () => presentScrapers(await watchRuns.report()),
    activeScrapers: async () => ({ runs: (await watchRuns.active()).map(presentActive) }),
    quarantine: async ({ query: { limit } }) => ({
      answers: (await watchQuarantine.list(limit)).map(({ at: instant, ...answer }) => ({
        ...answer,
        at: toIso(instant),
      })),
    }),
    retryStatus: async () =>
      Object.fromEntries((await watchRuns.retries()).map(({ name, ...state }) => [name, state])),
  };
}
