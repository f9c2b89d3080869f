import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import * as assert from 'uvu/assert';

const PATIENCE_MS = 20_000;

/** Waits until what is read of a page is what it should be; fails with what was read last. */
export async function comesTo<Reading>(
  read: () => Promise<Reading>,
  expected: Reading,
  why?: string,
): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const reading = await read();
    if (isDeepStrictEqual(reading, expected)) return;
    if (performance.now() > deadline) assert.equal(reading, expected, why);
    await pause(50);
  }
}
