import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { shrunkRatio, shrunkShare } from '#core/handicapping/shrinkage.ts';

const test = suite('shares held to the average');

test('twelve wins where eight were expected are 17/13', () => assert.is(shrunkRatio(12, 8), 17 / 13));
test('nothing known is neither good nor bad', () => assert.is(shrunkRatio(0, 0), 1));
test('two of three starts won are 17 % where the average is one in eight', () =>
  assert.is(Math.round(100 * shrunkShare(2, 3, 0.125, 30)), 17));

test('a held share lies between the average and the plain share, and closer to it with more starts', () => {
  fc.assert(
    fc.property(
      fc.nat(50),
      fc.nat(200),
      fc.double({ min: 0.02, max: 0.5, noNaN: true }),
      (wins, lost, average) => {
        const starts = wins + lost;
        const plain = starts === 0 ? average : wins / starts;
        const held = shrunkShare(wins, starts, average, 30);
        assert.ok(held >= Math.min(plain, average) - 1e-12 && held <= Math.max(plain, average) + 1e-12);
        const more = shrunkShare(10 * wins, 10 * starts, average, 30);
        assert.ok(Math.abs(more - plain) <= Math.abs(held - plain) + 1e-12);
      },
    ),
  );
});

test.run();
