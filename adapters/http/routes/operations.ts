import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import type { DayHealth } from '#core/operations/day-health.ts';
import { workflowText } from '#core/operations/progress.ts';
import { dayOrRefusal } from '#core/operations/requested-day.ts';
import { requestedTrack } from '#core/operations/requested-track.ts';
import { SOURCE_LABELS, scraperName } from '#core/operations/source-name.ts';
import { placeText } from '#core/operations/source-tracks.ts';
import type { AskWorkflow } from '#core/operations/use-cases/ask-workflow.ts';
import type { ShowHealth } from '#core/operations/use-cases/show-health.ts';
import type { ShowHealthOfTracks } from '#core/operations/use-cases/show-health-of-tracks.ts';
import type { WatchQuarantine } from '#core/operations/use-cases/watch-quarantine.ts';
import type { WatchRuns } from '#core/operations/use-cases/watch-runs.ts';
import type { Workflow } from '#core/operations/workflow.ts';
import { isOfAll, trackOrEvery } from '../chosen-track.ts';
import type { operations } from '../contract/operations.ts';
import type { Handlers } from '../handlers.ts';

export interface OperationDeps {
  readonly askWorkflow: AskWorkflow;
  readonly watchRuns: WatchRuns;
  readonly showHealth: ShowHealth;
  readonly showHealthOfTracks: ShowHealthOfTracks;
  readonly watchQuarantine: WatchQuarantine;
}

const STARTED = 'Daily workflow started. This will take 4-5 minutes to complete all data collection.';

const present = (workflow: Workflow) => ({
  id: workflow.id,
  track: workflow.track,
  date: workflow.day,
  status: workflow.status,
  message: workflowText(workflow),
  startedAt: toIso(workflow.startedAt),
  endedAt: toIsoOrNull(workflow.endedAt),
  stepsOver: workflow.steps.filter(({ state }) => state !== 'waiting' && state !== 'running').length,
  steps: workflow.steps.map((step) => ({
    ...step,
    label: SOURCE_LABELS[step.source],
    startedAt: toIsoOrNull(step.startedAt),
    endedAt: toIsoOrNull(step.endedAt),
  })),
});

async function start(askWorkflow: AskWorkflow, day: string | null, track?: string) {
  const { workflow, isNew } = await askWorkflow.start(day, track);
  const message = isNew
    ? STARTED
    : `The workflow for ${placeText(workflow.track, workflow.day)} is already running.`;
  return { success: true, message, workflowId: workflow.id, track: workflow.track };
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
  track: run.track,
  startTime: toIso(run.startedAt),
  itemsScraped: run.received,
  itemsExpected: run.expected,
  lastLine: run.lines.at(-1)?.text ?? null,
});

export function operationRoutes(deps: OperationDeps): Handlers<typeof operations> {
  const { askWorkflow, watchRuns, showHealth, showHealthOfTracks, watchQuarantine } = deps;

  return {
    forceRun: ({ query: { track } }) => start(askWorkflow, null, track),
    runWorkflow: ({ body: { date }, query: { track } }) => start(askWorkflow, date, track),
    workflowStatus: async ({ query: { date, track } }) => {
      const latest = await askWorkflow.latest(date ?? null, track);
      return { workflow: latest === null ? null : present(latest) };
    },
    dataCheck: async ({ body: { date }, query: { track } }) => {
      const { slug } = requestedTrack(track);
      const [day] = await showHealth(slug, dayOrRefusal(date));
      const message = `Verified all data sources for ${placeText(slug, date)}`;
      return { ...(day as DayHealth), success: true, message };
    },
    health: ({ query: { track } }) =>
      isOfAll(track) ? showHealthOfTracks() : showHealth(requestedTrack(track).slug),
    scrapers: async ({ query: { track } }) => presentScrapers(await watchRuns.report(track)),
    activeScrapers: async ({ query: { track } }) => ({
      runs: (await watchRuns.active(trackOrEvery(track))).map(presentActive),
    }),
    quarantine: async ({ query: { limit } }) => ({
      answers: (await watchQuarantine.list(limit)).map(({ at: instant, ...answer }) => ({
        ...answer,
        at: toIso(instant),
      })),
    }),
    retryStatus: async ({ query: { track } }) =>
      Object.fromEntries((await watchRuns.retries(track)).map(({ name, ...state }) => [name, state])),
  };
}
