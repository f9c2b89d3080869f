import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '#core/kernel/refusal.ts';
import { LEASE_MS } from '#core/operations/run.ts';
import { makeRunBackfill, type RunBackfillDeps } from '#core/operations/use-cases/run-backfill.ts';
import { makeMemoryBackfillStore } from '#test/doubles/backfill-store.ts';
import { anEndedRun, RUN_DAY } from '#test/support/a-run.ts';
import { runDeps } from '#test/support/run-deps.ts';

const test = suite('A backfill that outlives what happens to it');

const REQUEST = { from: RUN_DAY, to: RUN_DAY, source: 'results', askedBy: 'operator', by: null } as const;
const MISSING = { source: 'results', why: 'missing', sentence: 'Not there.', isAsked: true } as const;

function room(change: Partial<RunBackfillDeps> = {}) {
  const { deps, heartbeats, pass, errors } = runDeps();
  const backfills = makeMemoryBackfillStore();
  const all: RunBackfillDeps = {
    ...deps,
    backfills,
    note: async () => undefined,
    sourceDaysOf: async (_, days) => days.map((day) => ({ day, ...MISSING })),
    runSource: async ({ source, day }) => ({
      ended: async () => anEndedRun({ source, day, status: 'success' }),
    }),
    ...change,
  };
  return { backfills, heartbeats, pass, errors, runBackfill: makeRunBackfill(all) };
}

test('a moment without a database is waited for, and the backfill goes on', async () => {
  let looks = 0;
  const { runBackfill, errors } = room({
    sourceDaysOf: async (_, days) => {
      looks += 1;
      if (looks <= 4 && looks !== 2) throw new Refusal('unavailable', 'database.unreachable', 'It is away.');
      return days.map((day) => ({ day, ...MISSING }));
    },
  });
  const end = await (await runBackfill.start(REQUEST)).ended();
  assert.equal([end.status, end.days[0]?.state, errors], ['success', 'done', []]);
});

test('a worker that was marked as lost leaves the backfill to the one that took it over', async () => {
  const finish: (() => void)[] = [];
  const { runBackfill, backfills, heartbeats, pass } = room({
    runSource: async ({ source, day }) => ({
      ended: async () => {
        await new Promise<void>((resolve) => finish.push(resolve));
        return anEndedRun({ source, day, status: 'success' });
      },
    }),
  });
  const asleep = await runBackfill.start(REQUEST);
  while (finish.length < 1) await new Promise((resolve) => setImmediate(resolve));
  pass(LEASE_MS + 1);
  await runBackfill.list(1);
  const other = await runBackfill.resume(asleep.backfill.id);
  while (finish.length < 2) await new Promise((resolve) => setImmediate(resolve));
  await heartbeats[0]?.();
  assert.is((await asleep.ended()).status, 'running');
  finish[0]?.();
  await new Promise((resolve) => setImmediate(resolve));
  assert.is((await backfills.find(asleep.backfill.id))?.status, 'running');
  finish[1]?.();
  assert.is((await other.ended()).status, 'success');
  assert.equal(await backfills.find(asleep.backfill.id), await other.ended());
});

test.run();
