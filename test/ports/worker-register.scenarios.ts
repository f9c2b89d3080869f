import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SECOND, shift } from '#core/kernel/instant.ts';
import type { WorkerRegister } from '#core/schedule/ports.ts';
import { JOB_DUE } from '#test/support/a-job.ts';

export interface OpenedRegister {
  readonly workers: WorkerRegister;
  close(): Promise<void>;
}

/** What every register of workers does; `open` gives an empty one. */
export function workerRegisterScenarios(name: string, open: () => Promise<OpenedRegister>): void {
  const test = suite<OpenedRegister>(`worker register, ${name}`);
  test.before.each(async (register) => {
    Object.assign(register, await open());
  });
  test.after.each((register) => register.close());

  const instantAt = (seconds: number) => shift(JOB_DUE, seconds * SECOND);

  test('workers are known while their heartbeat lasts, the oldest first', async ({ workers }) => {
    const worker = { id: 'w2', clock: 0, startedAt: instantAt(0), heartbeatAt: instantAt(0) };
    const other = { id: 'w1', clock: -9_000_000_000, startedAt: instantAt(5), heartbeatAt: instantAt(5) };
    await workers.recordHeartbeat(other);
    await workers.recordHeartbeat(worker);
    assert.equal(await workers.activeSince(instantAt(0)), [worker, other]);
    assert.equal(await workers.activeSince(instantAt(1)), [other]);
    await workers.recordHeartbeat({ ...worker, startedAt: instantAt(9), heartbeatAt: instantAt(9) });
    assert.equal(await workers.activeSince(instantAt(6)), [{ ...worker, heartbeatAt: instantAt(9) }]);
  });

  test('the clock of a worker is updated, and one that leaves is no longer listed', async ({ workers }) => {
    const worker = { id: 'w1', clock: 0, startedAt: instantAt(0), heartbeatAt: instantAt(0) };
    await workers.recordHeartbeat(worker);
    await workers.recordHeartbeat({ ...worker, clock: 7, heartbeatAt: instantAt(1) });
    assert.equal(await workers.activeSince(instantAt(0)), [
      { ...worker, clock: 7, heartbeatAt: instantAt(1) },
    ]);
    await workers.leave('w1');
    await workers.leave('w1');
    assert.equal(await workers.activeSince(instantAt(0)), []);
  });

  test.run();
}
