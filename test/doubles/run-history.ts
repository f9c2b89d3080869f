import type { RunHistory } from '#core/operations/history/ports.ts';
import type { RunStore } from '#core/operations/ports.ts';
import type { Run } from '#core/operations/run.ts';

const ALL = 1_000_000;

/** The first of each kind, in the order of the list. */
function firsts(runs: readonly Run[], kindOf: (run: Run) => string): readonly Run[] {
  const found = new Map<string, Run>();
  for (const run of runs) if (!found.has(kindOf(run))) found.set(kindOf(run), run);
  return [...found.values()].sort((a, b) => (kindOf(a) < kindOf(b) ? -1 : 1));
}

/** Looks back at the runs of a store in memory. */
export function makeMemoryRunHistory(runs: Pick<RunStore, 'list'>): RunHistory {
  return {
    lastOfEach: async (track) => firsts(await runs.list({ track, most: ALL }), ({ source }) => source),
    async lastOfDays(track, { from, to }) {
      const found = (await runs.list({ track, most: ALL })).filter(({ day }) => day >= from && day <= to);
      return firsts(found, ({ source, day }) => `${day} ${source}`);
    },
    async countsIn(track, slots) {
      const found = await runs.list({ track, most: ALL });
      return slots.flatMap(({ day, from, to }) => {
        const within = found.filter(
          ({ startedAt, endedAt }) => startedAt >= from && startedAt < to && endedAt !== null,
        );
        return [...new Set(within.map(({ source }) => source))].sort().map((source) => {
          const countOf = (status: Run['status']) =>
            within.filter((run) => run.source === source && run.status === status).length;
          return {
            source,
            day,
            success: countOf('success'),
            partial: countOf('partial'),
            failed: countOf('failed'),
          };
        });
      });
    },
  };
}
