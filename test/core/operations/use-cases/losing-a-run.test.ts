import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '#core/kernel/refusal.ts';
import { LEASE_MS } from '#core/operations/run.ts';
import { makeRunSource, type RunSourceDoors } from '#core/operations/use-cases/run-source.ts';
import { aRun, RUN_DAY } from '#test/support/a-run.ts';
import { runDoors, WHOLE } from '#test/support/run-doors.ts';

const test = suite('Runs while their shelf is away, and runs that are lost');

const WISH = { source: 'weather', track: 'saratoga', day: RUN_DAY, askedBy: 'operator' } as const;
const away = () => Promise.reject(new Refusal('unavailable', 'database.away', 'The database is away.'));
const never = () => new Promise<never>(() => undefined);

/** A shelf that refuses what is to be kept so many times after the opening. */
function awayAfterOpening({ runs }: RunSourceDoors, times: number): RunSourceDoors['runs'] {
  let kept = 0;
  return {
    ...runs,
    keep: (run) => {
      kept += 1;
      return kept > 1 && kept <= 1 + times ? away() : runs.keep(run);
    },
  };
}

test('a run that was taken for lost meanwhile stops, and is what stands on the shelf', async () => {
  const { doors, beats, pass } = runDoors({ weather: never });
  const { run, ended } = await makeRunSource(doors)(WISH);
  pass(LEASE_MS + 1);
  await doors.runs.endLost(pass(0));
  await beats[0]?.();
  const end = await ended();
  assert.equal([end.status, end.faults[0]?.code], ['failed', 'operations.process-ended']);
  assert.equal(end, await doors.runs.find(run.id));
  assert.equal([beats.length, doors.underWay.ids()], [0, []]);
});

test('while the shelf is away for a moment a run loses a try at most, and not itself', async () => {
  let asked = 0;
  const { doors, told } = runDoors({
    weather: async () => {
      asked += 1;
      return asked === 1 ? away() : WHOLE;
    },
  });
  const runs = awayAfterOpening(doors, 3);
  const end = await (await makeRunSource({ ...doors, runs })(WISH)).ended();
  assert.equal([end.status, asked, told.length], ['success', 2, 1]);
  assert.is((await doors.runs.find(end.id))?.status, 'success');
});

test('a defect of the shelf is not tried again', async () => {
  const { doors } = runDoors();
  let kept = 0;
  const keep: typeof doors.runs.keep = (run) => {
    kept += 1;
    return kept === 1 ? doors.runs.keep(run) : Promise.reject(new TypeError('oops'));
  };
  const { ended } = await makeRunSource({ ...doors, runs: { ...doors.runs, keep } })(WISH);
  assert.instance(await ended().catch((error: unknown) => error), TypeError);
  assert.is(kept, 2);
});

test('however many wait for a run of another process, one of them looks', async () => {
  const { doors, slept, pass } = runDoors();
  await doors.runs.keep(aRun({ id: 'elsewhere' }));
  const runSource = makeRunSource(doors);
  const joined = await Promise.all(Array.from({ length: 20 }, () => runSource(WISH)));
  pass(LEASE_MS - 1);
  const ends = await Promise.all(joined.map(({ ended }) => ended()));
  assert.ok(ends.every(({ status }) => status === 'failed'));
  assert.is(slept.length, 1);
});

test('a run and what is told of it are kept together', async () => {
  const { doors } = runDoors();
  let [depth, inUnit] = [0, 0];
  const allOrNothing: typeof doors.allOrNothing = async (work) => {
    depth += 1;
    return work().finally(() => {
      depth -= 1;
    });
  };
  const announce = async () => {
    inUnit += depth;
  };
  await (await makeRunSource({ ...doors, allOrNothing, announce })(WISH)).ended();
  assert.is(inUnit, 1);
});

test.run();
