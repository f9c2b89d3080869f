import type { Instant } from '#core/kernel/instant.ts';
import { failedWith, PROCESS_ENDED } from '#core/operations/outcome.ts';
import type { RunStore, RunsRequest, RunTallies } from '#core/operations/ports.ts';
import type { Run } from '#core/operations/run.ts';
import type { RunTally } from '#core/operations/run-tally.ts';

const FILTERS = ['source', 'track', 'day', 'status'] as const;

const isWanted = (run: Run, request: RunsRequest): boolean =>
  FILTERS.every((name) => request[name] === undefined || request[name] === run[name]);

const newestFirst = (a: Run, b: Run): number => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1);

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of one source; newest first, at least one. */
function tallyOf(runs: readonly [Run, ...Run[]]): RunTally {
  const [last] = runs;
  const ended = runs.filter(({ endedAt }) => endedAt !== null);
  const count = (status: Run['status']) => runs.filter((run) => run.status === status).length;
  return {
    source: last.source,
    ended: ended.length,
    success: count('success'),
    partial: count('partial'),
    failed: count('failed'),
    averageSeconds: average(ended.map(({ startedAt, endedAt }) => ((endedAt ?? 0) - startedAt) / 1000)),
    averageReceived: average(ended.map(({ received }) => received)),
    last: {
      status: last.status,
      startedAt: last.startedAt,
      faults: last.faults.map(({ sentence }) => sentence),
    },
  };
}

/** Runs in memory. */
export function makeMemoryRunStore(): RunStore & RunTallies {
  const runsById = new Map<string, Run>();
  const all = () => [...runsById.values()].sort(newestFirst);

  const isAllowed = ({ id, source, track, day }: Run): boolean => {
    const found = runsById.get(id);
    if (found !== undefined) return found.status === 'running';
    return !all().some((run) => isWanted(run, { source, track, day, status: 'running', most: 1 }));
  };

  return {
    async keep(run) {
      if (!isAllowed(run)) return false;
      runsById.set(run.id, run);
      return true;
    },
    find: async (id) => runsById.get(id) ?? null,
    async dropDay(track, day) {
      for (const run of runsById.values())
        if (run.track === track && run.day === day && run.endedAt !== null) runsById.delete(run.id);
    },
    list: async (request) =>
      all()
        .filter((run) => isWanted(run, request))
        .slice(0, request.most),
    async endLost(now: Instant) {
      const lost = all().filter(({ status, leaseUntil }) => status === 'running' && leaseUntil < now);
      const ended = lost.map((run) => failedWith(run, PROCESS_ENDED, now));
      for (const run of ended) runsById.set(run.id, run);
      return ended;
    },
    async talliesSince(track, from) {
      const bySource = new Map<string, [Run, ...Run[]]>();
      for (const run of all().filter((stored) => stored.track === track && stored.startedAt >= from)) {
        const runs = bySource.get(run.source);
        if (runs === undefined) bySource.set(run.source, [run]);
        else runs.push(run);
      }
      return [...bySource.keys()].sort().flatMap((source) => {
        const runs = bySource.get(source);
        return runs === undefined ? [] : [tallyOf(runs)];
      });
    },
  };
}
