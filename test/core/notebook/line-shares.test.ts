import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LEAST_CHANCE, type LineShare, onField, sharedOut } from '#core/notebook/line-shares.ts';

const test = suite('shares of a line');

const share = (interest: string, chance: number, isFixed = false): LineShare => ({
  interest,
  chance,
  isFixed,
});
const sumOf = (rows: readonly LineShare[]): number => rows.reduce((sum, { chance }) => sum + chance, 0);
const near = (a: number, b: number, by = 1e-9): boolean => Math.abs(a - b) < by;
const rounded = (rows: readonly LineShare[]) => rows.map(({ chance }) => Number(chance.toFixed(6)));

const anyShares = fc
  .array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean()), { minLength: 1, maxLength: 24 })
  .map((rows) => rows.map(([chance, isFixed], index) => share(String(index + 1), chance, isFixed)));

test('a held horse stays, and the others share what is left in proportion', () => {
  const line = sharedOut([share('1', 0.5, true), share('2', 0.2), share('3', 0.2)]);
  assert.equal(rounded(line), [0.5, 0.25, 0.25]);
  assert.equal(
    rounded(sharedOut([share('1', 0.4), share('2', 0.1), share('3', 0.5, true)])),
    [0.4, 0.1, 0.5],
  );
});

test('a horse without a chance keeps the least one', () => {
  assert.equal(
    rounded(sharedOut([share('1', 1, true), share('2', 0), share('3', 0)])),
    [0.998, 0.001, 0.001],
  );
  assert.equal(rounded(sharedOut([share('1', 0), share('2', 0)])), [0.5, 0.5]);
});

test('held horses that do not sum to one, with nobody else, are scaled', () => {
  assert.equal(rounded(sharedOut([share('1', 0.3, true), share('2', 0.3, true)])), [0.5, 0.5]);
});

test('whatever is held, chances sum to one and none is below the least', () => {
  fc.assert(
    fc.property(anyShares, (rows) => {
      const line = sharedOut(rows);
      assert.ok(near(sumOf(line), 1));
      for (const { chance } of line) assert.ok(chance >= LEAST_CHANCE - 1e-12 && chance <= 1 + 1e-12);
      for (const [index, { chance, isFixed }] of sharedOut(line).entries()) {
        assert.ok(near(chance, line[index]?.chance ?? Number.NaN, 1e-6), 'shared out again it stays');
        assert.is(isFixed, rows[index]?.isFixed);
      }
    }),
  );
});

test('free horses keep their proportions unless one is at the least chance', () => {
  fc.assert(
    fc.property(anyShares, (rows) => {
      const line = sharedOut(rows);
      const free = rows.flatMap(({ chance, isFixed }, index) => {
        const after = line[index]?.chance ?? 0;
        return isFixed || after <= LEAST_CHANCE * 1.001 || chance < 1e-6 ? [] : [after / chance];
      });
      for (const ratio of free) assert.ok(near(ratio / (free[0] ?? 1), 1, 1e-6));
    }),
  );
});

test('no horse is treated by its number or its place', () => {
  fc.assert(
    fc.property(anyShares, (rows) => {
      const renamed = rows.map((row) => ({ ...row, interest: `x${row.interest}` })).toReversed();
      const before = sharedOut(rows).map(({ chance }) => chance);
      const after = sharedOut(renamed)
        .map(({ chance }) => chance)
        .toReversed();
      for (const [index, chance] of before.entries()) assert.ok(near(chance, after[index] ?? Number.NaN));
    }),
  );
});

test('a scratched horse drops out, and the rest is scaled, held horses too', () => {
  const line = [share('1', 0.5, true), share('2', 0.3), share('3', 0.2)];
  const { shares, added, out } = onField(line, ['1', '2']);
  assert.equal(rounded(shares), [0.625, 0.375]);
  assert.equal([added, out, shares[0]?.isFixed], [[], ['3'], true]);
});

test('a horse that got in has an even share until the line is drawn again', () => {
  const { shares, added } = onField([share('1', 0.75), share('2', 0.25)], ['1', '2', '3', '4']);
  assert.equal(rounded(shares), [0.375, 0.125, 0.25, 0.25]);
  assert.equal(added, ['3', '4']);
});

test('on any field a line sums to one', () => {
  fc.assert(
    fc.property(anyShares, fc.integer({ min: 1, max: 30 }), (rows, size) => {
      const field = Array.from({ length: size }, (_, index) => String(index * 2 + 1));
      const { shares } = onField(sharedOut(rows), field);
      assert.ok(near(sumOf(shares), 1));
      for (const { chance } of shares) assert.ok(chance > 0);
    }),
  );
});

test('an empty field has no line', () => {
  assert.equal(onField([share('1', 1)], []), { shares: [], added: [], out: ['1'] });
});

test.run();
