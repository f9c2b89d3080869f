import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { APTITUDES, chefTable, dosageOf, dosageProfile, readDosageLine } from '#core/handicapping/dosage.ts';

const test = suite('dosage');
const profile = (...points: number[]) => {
  const [brilliant = 0, intermediate = 0, classic = 0, solid = 0, professional = 0] = points;
  return { brilliant, intermediate, classic, solid, professional };
};

test('6-8-14-2-0 has 30 points, index 2.33 and center 0.60', () => {
  const { total, index, center, isThin } = dosageOf(profile(6, 8, 14, 2, 0));
  assert.equal([total, index?.toFixed(2), center?.toFixed(2), isThin], [30, '2.33', '0.60', false]);
});

test('without stamina the index is infinite, without points there is none', () => {
  assert.is(dosageOf(profile(4)).index, Number.POSITIVE_INFINITY);
  assert.equal([dosageOf(profile()).index, dosageOf(profile()).center], [null, null]);
  assert.is(dosageOf(profile(4, 2, 2)).isThin, true);
});

test('speed and stamina are mirror images', () => {
  const points = fc.array(fc.nat(20), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(points, (values) => {
      const [a, other] = [dosageOf(profile(...values)), dosageOf(profile(...[...values].reverse()))];
      assert.ok(Math.abs((a.center ?? 0) + (other.center ?? 0)) < 1e-9);
      assert.ok((a.center ?? 0) >= -2 && (a.center ?? 0) <= 2);
      const product = (a.index ?? 1) * (other.index ?? 1);
      assert.ok(Number.isNaN(product) || Math.abs(product - 1) < 1e-9);
    }),
  );
});

test('a chef gives 16, 8, 4 and 2 points by generation, half to each of two groups', () => {
  const chefs = chefTable([
    ['Paper Lantern', ['classic']],
    ["Tallow's Son (IRE)", ['brilliant', 'solid']],
  ]);
  const sires = [
    { generation: 1 as const, name: 'PAPER LANTERN' },
    { generation: 2 as const, name: "TALLOW'S SON (IRE)" },
    { generation: 3 as const, name: 'Paper Lantern' },
    { generation: 4 as const, name: 'Nobody' },
  ];
  assert.equal(dosageProfile(sires, chefs), profile(4, 0, 20, 4, 0));
  assert.equal(dosageProfile(sires, new Map()), profile());
  assert.is(APTITUDES.length, 5);
});

test('a printed line is read, one whose total is wrong is not', () => {
  const line = 'DP = 6-8-14-2-0 (30)   DI = 2.33   CD = 0.60';
  assert.equal(readDosageLine(line)?.profile, profile(6, 8, 14, 2, 0));
  assert.is(readDosageLine(line.replace('(30)', '(31)')), null);
  assert.is(readDosageLine('no profile'), null);
});

test('a chef in the fourth generation gives two points, one each where it is listed in two groups', () => {
  const chefs = chefTable([
    ['Paper Lantern', ['professional']],
    ['Slate Gate', ['intermediate', 'classic']],
  ]);
  const far = (name: string) => [{ generation: 4 as const, name }];
  assert.equal(dosageProfile(far('Paper Lantern'), chefs), profile(0, 0, 0, 0, 2));
  assert.equal(dosageProfile(far('Slate Gate'), chefs), profile(0, 1, 1, 0, 0));
});

test('fifteen places full of one chef are 64 points, sixteen a generation', () => {
  const chefs = chefTable([['Paper Lantern', ['solid']]]);
  const sires = ([1, 2, 3, 4] as const).flatMap((generation) =>
    Array.from({ length: 2 ** (generation - 1) }, () => ({ generation, name: 'Paper Lantern' })),
  );
  assert.is(sires.length, 15);
  assert.equal(dosageProfile(sires, chefs), profile(0, 0, 0, 64, 0));
});

test('ten points are enough, nine are thin', () => {
  assert.equal([dosageOf(profile(4, 0, 6)).isThin, dosageOf(profile(4, 0, 5)).isThin], [false, true]);
});

test.run();
