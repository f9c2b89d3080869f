import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openWorker } from '#adapters/jobs/worker.ts';
import { endWithin } from '#config/end-within.ts';
import type { JobKey } from '#core/schedule/job.ts';

const test = suite('what runs by itself is ended');

function logged() {
  const lines: string[] = [];
  const warn = (...parts: readonly unknown[]): void => void lines.push(String(parts.at(-1)));
  return { lines, log: { warn } as unknown as Parameters<typeof endWithin>[1] };
}

test('a stop waits for what ends in time, and says nothing', async () => {
  const { lines, log } = logged();
  let isWritten = false;
  const write = async (): Promise<void> => {
    await pause(20);
    isWritten = true;
  };
  await endWithin({ 'picks made again': write, cleanup: async () => undefined }, log, 5_000);
  assert.ok(isWritten);
  assert.equal(lines, []);
});

test('a mail server that says nothing holds back no stop, and the log names what was left', async () => {
  const { lines, log } = logged();
  const never = (): Promise<void> => new Promise(() => undefined);
  const hold = setInterval(() => undefined, 1_000);
  const start = performance.now();
  await endWithin({ 'mails about how a day went': never, cleanup: async () => undefined }, log, 50);
  clearInterval(hold);
  assert.ok(performance.now() - start < 2_000);
  assert.equal(lines, ['stopped without waiting any longer for mails about how a day went']);
});

test('one that cannot be ended is named and holds back none of the others', async () => {
  const { lines, log } = logged();
  const ended: string[] = [];
  const fail = (): Promise<void> => Promise.reject(new Error('gone'));
  await endWithin({ 'active runs': fail, cleanup: async () => void ended.push('cleanup') }, log, 5_000);
  assert.equal(ended, ['cleanup']);
  assert.equal(lines, ['active runs could not be ended']);
});

test('a job that hangs is given back before the stop is over', async () => {
  const { lines, log } = logged();
  let [isTaken, isGivenBack] = [false, false];
  const job = { name: 'results', track: 'saratoga', day: '2025-08-02', raceNumber: 1 } as unknown as JobKey;
  const worker = openWorker({
    queue: { take: async () => (isTaken ? [] : [job]), close: async () => undefined },
    recordHeartbeat: async () => undefined,
    plan: async () => undefined,
    setDueAlarms: async () => undefined,
    take: () => {
      isTaken = true;
      return new Promise(() => undefined);
    },
    leave: async () => {
      await pause(300);
      isGivenBack = true;
    },
    log: { failure: () => undefined, over: () => undefined },
  });
  while (!isTaken) await pause(20);
  const hold = setInterval(() => undefined, 1_000);
  await endWithin({ 'the race day’s jobs': worker.stop }, log);
  clearInterval(hold);
  assert.ok(isGivenBack);
  assert.equal(lines, []);
});

test.run();
