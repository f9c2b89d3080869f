import * as assert from 'uvu/assert';

/** The value that must be present; fails the test when it is null or undefined. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value !== null && value !== undefined) return value;
  return assert.unreachable('it is missing') as never;
}
