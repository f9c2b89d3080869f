import * as assert from 'uvu/assert';

/** The value that must be there; fails the test when it is not. */
export function there<Value>(value: Value | null | undefined): Value {
  if (value !== null && value !== undefined) return value;
  return assert.unreachable('it is not there') as never;
}
