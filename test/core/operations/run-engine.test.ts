import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Instant, SECOND, shift } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { LEASE_MS } from '#core/operations/run.ts';
import { type LeasedRun, makeRunEngine, type RunInProgress } from '#core/operations/run-engine.ts';
import { RUN_START } from '#test/support/a-run.ts';
import { present } from '#test/support/present.ts';
import { refusalOf } from '#test/support/refused.ts';
import { runDeps } from '#test/support/run-deps.ts';

const test = suite('The engine of all runs');

interface Toy extends LeasedRun {
  readonly laps: number;
}

const toy = (change: Partial<Toy> = {}): Toy => ({
  id: 'toy-1',
  status: 'running',
  leaseUntil: shift(RUN_START, LEASE_MS),
  laps: 0,
  ...change,
});
const done = (run: Toy): Toy => ({ ...run, status: 'success' });
const away = () => new Refusal('unavailable', 'database.away', 'The database is away.');
const tick = () => new Promise((resolve) => setImmediate(resolve));

/** An engine on a store of the test: `stored` is what another process would read. */
function room() {
  const { deps, heartbeats, errors, slept, pass } = runDeps();
  const stored = new Map<string, Toy>();
  const lost: Instant[] = [];
  const engine = makeRunEngine<Toy>(deps, {
    find: async (id) => stored.get(id) ?? null,
    endLost: async (now) => void lost.push(now),
    nameOf: ({ id }) => `the toy ${id}`,
  });
  const save = async (run: Toy): Promise<boolean> => {
    if (stored.get(run.id)?.status === 'failed') return false;
    stored.set(run.id, run);
    return true;
  };
  const begin = (untilEnd: (progress: RunInProgress<Toy>) => Promise<Toy>, put = save) =>
    engine.begin(toy(), { save: put, untilEnd });
  return { engine, begin, save, stored, lost, heartbeats, errors, slept, pass, deps };
}

test('progress is stored with a new lease, and the end as it is', async () => {
  const { begin, stored, pass, heartbeats, deps } = room();
  const end = await begin(async ({ current, save }) => {
    pass(SECOND);
    await save({ ...current(), laps: 1 });
    assert.equal(stored.get('toy-1'), toy({ laps: 1, leaseUntil: shift(RUN_START, SECOND + LEASE_MS) }));
    assert.equal(deps.activeWork.ids(), ['toy-1']);
    return done(current());
  });
  assert.equal([end.status, end.laps, stored.get('toy-1')], ['success', 1, end]);
  assert.equal([heartbeats.length, deps.activeWork.ids()], [0, []]);
});

test('a change in memory is stored with the next heartbeat', async () => {
  const { begin, stored, heartbeats } = room();
  await begin(async ({ current, change }) => {
    change({ ...current(), laps: 3 });
    assert.is(stored.has('toy-1'), false);
    await heartbeats[0]?.();
    assert.is(stored.get('toy-1')?.laps, 3);
    return done(current());
  });
});

test('a run that another process has ended is given up, whatever its work still does', async () => {
  const { begin, stored, heartbeats } = room();
  const looks: (() => boolean)[] = [];
  const working = begin(({ isLost }) => {
    looks.push(isLost);
    return new Promise(() => undefined);
  });
  stored.set('toy-1', toy({ status: 'failed' }));
  await heartbeats[0]?.();
  assert.is((await working).status, 'failed');
  assert.is(present(looks[0])(), true);
});

test('a store that is away costs a line in the log, and the end is repeated until it is stored', async () => {
  const { begin, save, errors, slept } = room();
  let calls = 0;
  const flaky = async (run: Toy): Promise<boolean> => {
    calls += 1;
    if (calls <= 3) throw away();
    return save(run);
  };
  const end = await begin(async ({ current, save: store }) => {
    await store({ ...current(), laps: 1 });
    return done(current());
  }, flaky);
  assert.equal([end.status, end.laps, calls], ['success', 1, 4]);
  assert.equal([errors.length, slept], [1, [SECOND, SECOND]]);
});

test('a defect in the work is logged and thrown, and the heartbeat ends', async () => {
  const { begin, errors, heartbeats } = room();
  const defect = new TypeError('it is not a function');
  const end = await begin(() => Promise.reject(defect)).catch((error: unknown) => error);
  await tick();
  assert.equal([end, errors, heartbeats], [defect, [defect], []]);
});

test('nothing begins while the process is being stopped', () => {
  const { engine, deps } = room();
  engine.refuseWhileStopping();
  deps.activeWork.close();
  const refusal = refusalOf(() => engine.refuseWhileStopping());
  assert.equal([refusal.kind, refusal.code], ['unavailable', 'operations.stopping']);
});

test('callers that join a run share one watch and get its end', async () => {
  const { engine, stored, lost, slept } = room();
  stored.set('toy-1', toy());
  const patience = { forMs: 60 * SECOND, isGone: () => false };
  const ends = Promise.all([1, 2, 3].map(() => engine.endOf(toy(), patience)));
  while (slept.length < 2) await tick();
  stored.set('toy-1', toy({ status: 'success', laps: 7 }));
  assert.equal(
    (await ends).map((run) => run?.laps),
    [7, 7, 7],
  );
  assert.is(lost.length, slept.length + 1, 'each look first closes runs whose lease ran out');
});

test('a caller without patience has no end, and an ended run needs no look', async () => {
  const { engine, stored, lost } = room();
  stored.set('toy-1', toy());
  assert.is(await engine.endOf(toy(), { forMs: 3 * SECOND, isGone: () => false }), null);
  assert.is(await engine.endOf(toy(), { forMs: 60 * SECOND, isGone: () => true }), null);
  const looks = lost.length;
  assert.equal(await engine.endOf(done(toy()), { forMs: 0, isGone: () => false }), done(toy()));
  assert.is(lost.length, looks);
});

test('a run that was deleted meanwhile is given as it was found', async () => {
  const { engine } = room();
  assert.equal(await engine.endOf(toy(), { forMs: SECOND, isGone: () => false }), toy());
});

test.run();
