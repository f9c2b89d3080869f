import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceTimeText } from '#core/results/race-time.ts';

const test = suite('a race time as printed');

test('under a minute seconds alone, from a minute on with two digits', () => {
  assert.equal([22.3, 59.99, 60, 70.44, 61.05, 120].map(raceTimeText), [
    '22.30',
    '59.99',
    '1:00.00',
    '1:10.44',
    '1:01.05',
    '2:00.00',
  ]);
});

test('rounding never prints sixty seconds', () => {
  assert.equal([59.996, 119.999].map(raceTimeText), ['1:00.00', '2:00.00']);
});

test('read back it is the same to a hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40_000 }), (hundredths) => {
      const [seconds = '', minutes = '0'] = raceTimeText(hundredths / 100)
        .split(':')
        .reverse();
      assert.is(Math.round(100 * (60 * Number(minutes) + Number(seconds))), hundredths);
    }),
  );
});

test.run();
