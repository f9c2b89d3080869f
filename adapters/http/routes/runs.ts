import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import type { Run } from '#core/operations/run.ts';
import { runText } from '#core/operations/run-text.ts';
import { SOURCE_LABELS, scraperName } from '#core/operations/source-name.ts';
import type { WatchRuns } from '#core/operations/use-cases/watch-runs.ts';
import { trackOrEvery } from '../chosen-track.ts';
import type { runs } from '../contract/runs.ts';
import type { Handlers } from '../handlers.ts';

export interface RunDeps {
  readonly watchRuns: WatchRuns;
}

const present = (run: Run) => ({
  id: run.id,
  scraper: scraperName(run.source),
  label: SOURCE_LABELS[run.source],
  date: run.day,
  track: run.track,
  askedBy: run.askedBy,
  status: run.status,
  message: runText(run),
  startedAt: toIso(run.startedAt),
  endedAt: toIsoOrNull(run.endedAt),
  expected: run.expected,
  received: run.received,
  tries: run.failedTries.length,
  faults: run.faults.map(({ sentence }) => sentence),
});

const presentWhole = (run: Run) => ({
  ...present(run),
  failedTries: run.failedTries.map(({ at: instant, fault: failure, retryAt }) => ({
    at: toIso(instant),
    sentence: failure.sentence,
    retryAt: toIsoOrNull(retryAt),
  })),
  parts: [...(run.parts ?? [])],
  lines: run.lines.map(({ at: instant, text }) => ({ at: toIso(instant), text })),
  linesDropped: run.linesDropped,
});

/** The deps of runs are among those of operations. */
export const runRoutes = ({ watchRuns }: RunDeps): Handlers<typeof runs> => ({
  list: async ({ query: { status, limit, track } }) => {
    const slug = trackOrEvery(track);
    const found = await watchRuns.list({
      ...(slug !== null && { track: slug }),
      most: limit,
      ...(status !== undefined && { status }),
    });
    return { runs: found.map(present) };
  },
  one: async ({ params: { runId } }) => presentWhole(await watchRuns.show(runId)),
});
