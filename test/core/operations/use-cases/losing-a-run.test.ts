import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '#core/kernel/refusal.ts';
import { LEASE_MS } from '#core/operations/run.ts';
import { makeRunSource, type RunSourceDeps } from '#core/operations/use-cases/run-source.ts';
import { aRun, RUN_DAY } from '#test/support/a-run.ts';
import { runDeps, WHOLE } from '#test/support/run-deps.ts';

const test = suite('Runs while their store is unavailable, and runs that are lost');

const REQUEST = { source: 'weather', track: 'saratoga', day: RUN_DAY, askedBy: 'operator' } as const;
const away = () => Promise.reject(new Refusal('unavailable', 'database.away', 'The database is away.'));
const never = () => new Promise<never>(() => undefined);

/** A store that refuses what is to be kept so many times after the opening. */
function awayAfterOpening({ runs }: RunSourceDeps, times: number): RunSourceDeps['runs'] {
  let saves = 0;
  return {
    ...runs,
    keep: (run) => {
      saves += 1;
      return saves > 1 && saves <= 1 + times ? away() : runs.keep(run);
    },
  };
}

test('a run that was meanwhile marked as lost stops, and stays as stored', async () => {
  const { deps, heartbeats, pass } = runDeps({ weather: never });
  const { run, ended } = await makeRunSource(deps)(REQUEST);
  pass(LEASE_MS + 1);
  await deps.runs.endLost(pass(0));
  await heartbeats[0]?.();
  const end = await ended();
  assert.equal([end.status, end.faults[0]?.code], ['failed', 'operations.process-ended']);
  assert.equal(end, await deps.runs.find(run.id));
  assert.equal([heartbeats.length, deps.activeWork.ids()], [0, []]);
});

test('while the store is away for a moment a run loses one try at most, and not itself', async () => {
  let tries = 0;
  const { deps, errors } = runDeps({
    weather: async () => {
      tries += 1;
      return tries === 1 ? away() : WHOLE;
    },
  });
  const runs = awayAfterOpening(deps, 3);
  const end = await (await makeRunSource({ ...deps, runs })(REQUEST)).ended();
  assert.equal([end.status, tries, errors.length], ['success', 2, 1]);
  assert.is((await deps.runs.find(end.id))?.status, 'success');
});

test('a defect of the store is not tried again', async () => {
  const { deps } = runDeps();
  let saves = 0;
  const keep: typeof deps.runs.keep = (run) => {
    saves += 1;
    return saves === 1 ? deps.runs.keep(run) : Promise.reject(new TypeError('oops'));
  };
  const { ended } = await makeRunSource({ ...deps, runs: { ...deps.runs, keep } })(REQUEST);
  assert.instance(await ended().catch((error: unknown) => error), TypeError);
  assert.is(saves, 2);
});

test('however many wait for a run of another process, one of them looks', async () => {
  const { deps, slept, pass } = runDeps();
  await deps.runs.keep(aRun({ id: 'elsewhere' }));
  const runSource = makeRunSource(deps);
  const joined = await Promise.all(Array.from({ length: 20 }, () => runSource(REQUEST)));
  pass(LEASE_MS - 1);
  const ends = await Promise.all(joined.map(({ ended }) => ended()));
  assert.ok(ends.every(({ status }) => status === 'failed'));
  assert.is(slept.length, 1);
});

test('a run and its announcement are stored together', async () => {
  const { deps } = runDeps();
  let [depth, inUnit] = [0, 0];
  const allOrNothing: typeof deps.allOrNothing = async (work) => {
    depth += 1;
    return work().finally(() => {
      depth -= 1;
    });
  };
  const announce = async () => {
    inUnit += depth;
  };
  await (await makeRunSource({ ...deps, allOrNothing, announce })(REQUEST)).ended();
  assert.is(inUnit, 1);
});

test.run();
