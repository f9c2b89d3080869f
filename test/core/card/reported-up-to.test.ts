import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LATEST } from '#core/card/reported-up-to.ts';
import { shift, toIso } from '#core/kernel/instant.ts';

const test = suite('after every report');

// ECMA-262, 21.4.1.1: dates reach exactly 100,000,000 days past 1970.
test('the latest instant is the last one that a date can have', () => {
  assert.is(toIso(LATEST), '+275760-09-13T00:00:00.000Z');
  assert.throws(() => toIso(shift(LATEST, 1)), RangeError);
});

test.run();
