import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { impliedByToOne, impliedChance, readFraction, toOne } from '#core/odds/fraction.ts';
import { vectors } from '#test/core/handicapping/vectors.ts';

const test = suite('price');

for (const { odds, num, den, basePct } of vectors.oddsPct) {
  test(`the odds text ${JSON.stringify(odds ?? null)} reads as the rule says`, () => {
    const price = readFraction(odds);
    if (den !== 0 || num !== 0) assert.equal(price, { a: num, b: den });
    assert.ok(Math.abs(100 * impliedChance(price) - basePct) < 5e-5);
  });
}

test('any text at all is a price whose implied chance lies between 0 and 1', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('1e400-1', 'Infinity-1', '--', '-', '1-2-3')),
      (text) => {
        const chance = impliedChance(readFraction(text));
        assert.ok(chance >= 0 && chance <= 1, `${text}: ${chance}`);
      },
    ),
  );
});

test('longer odds imply a smaller chance', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), fc.integer({ min: 1, max: 20 }), (a, b, bottom) => {
      const [short, long] = [Math.min(a, b), Math.max(a, b) + 1];
      assert.ok(
        impliedChance(readFraction(`${short}-${bottom}`)) > impliedChance(readFraction(`${long}-${bottom}`)),
      );
    }),
  );
});

test('odds to one and implied chance say the same thing', () => {
  assert.is(toOne(readFraction('7-2')), 3.5);
  assert.ok(Math.abs(impliedByToOne(3.5) - impliedChance(readFraction('7-2'))) < 1e-12);
});

test.run();
