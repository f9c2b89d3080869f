import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openWorker } from '#adapters/jobs/worker.ts';
import { aPlannedJob } from '#test/support/a-job.ts';

const test = suite('What a worker has under way');

const well = async () => undefined;

test('a point rung again while this worker has it is not taken a second time', async () => {
  let [rung, taken] = [0, 0];
  const worker = openWorker({
    queue: {
      take: async () => {
        rung += 1;
        return rung <= 3 ? [aPlannedJob()] : [];
      },
      close: well,
    },
    ...{ recordHeartbeat: well, plan: well, setDueAlarms: well, leave: well },
    take: () => {
      taken += 1;
      return new Promise(() => undefined);
    },
    finishWithinMs: 1,
    log: { failure: () => undefined, over: () => undefined },
  });
  await pause(1_300);
  await worker.stop();
  assert.ok(rung >= 3);
  assert.is(taken, 1);
});

test.run();
