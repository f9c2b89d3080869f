import * as assert from 'uvu/assert';

/** A number worked out by hand, up to rounding. */
export const near = (actual: number | null | undefined, expected: number, by = 1e-9): void =>
  assert.ok(
    typeof actual === 'number' && Math.abs(actual - expected) <= by,
    `${actual} is not ${expected} (within ${by})`,
  );
