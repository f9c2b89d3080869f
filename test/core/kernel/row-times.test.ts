import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant, MINUTE } from '#core/kernel/instant.ts';
import { rowTimeReader } from '#core/kernel/row-times.ts';

const test = suite('The time of a row between two published heads');

const HASH = 'a'.repeat(64);
const head = (seq: number, minute: number) => ({ seq, hash: HASH, at: instant(minute * MINUTE) });

/** The faults of rows, given as the minutes they claim, in their order. */
const faultsOf = (claimed: readonly number[], heads: readonly ReturnType<typeof head>[] = []) => {
  const faultOf = rowTimeReader(heads);
  return claimed.map(
    (minute, index) => faultOf({ seq: index + 1, sealed: instant(minute * MINUTE) }) !== null,
  );
};

test('rows in the order of their times, each between its heads, are right', () => {
  assert.equal(faultsOf([10, 20, 30], [head(1, 15), head(2, 25), head(3, 35)]), [false, false, false]);
});

test('a row that claims a time before the head that precedes it was added later', () => {
  assert.equal(faultsOf([10, 20, 24], [head(2, 30)]), [false, false, true]);
});

test('a row that was published before the time it claims was sealed earlier', () => {
  assert.equal(faultsOf([10, 20, 90], [head(3, 30)]), [false, false, true]);
});

test('a head pins every row before and after it, not only its neighbors', () => {
  assert.equal(faultsOf([10, 20, 40, 25], [head(1, 30)]), [false, true, false, true]);
});

test('clocks of two machines may differ by a minute', () => {
  assert.equal(faultsOf([10, 20, 29], [head(2, 30)]), [false, false, false]);
  assert.equal(faultsOf([10, 20, 31], [head(3, 30)]), [false, false, false]);
});

test('without any head, a row more than an hour older than one before it is found', () => {
  assert.equal(faultsOf([100, 45, 39]), [false, false, true]);
});

test('a head that names no time pins nothing', () => {
  const faultOf = rowTimeReader([{ seq: 1, hash: HASH, at: null }]);
  assert.is(faultOf({ seq: 2, sealed: instant(0) }), null);
});

test.run();
