import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fitPowers } from '#core/training/fitting/powers.ts';
import type { RaceExample } from '#core/training/fitting/training-example.ts';
import { near } from '#test/support/near.ts';
import { anExample } from './an-example.ts';

const test = suite('powers by hand');

const publicOf = ({ publicChances }: RaceExample) => [publicChances];
/** A race of two at these chances; the win is shared as given. */
const match = (favorite: number, share: number): RaceExample =>
  anExample({ publicChances: [favorite, 1 - favorite], won: [share, 1 - share] });
const powerOf = (...examples: readonly RaceExample[]) => fitPowers(examples, publicOf).powers[0];

test('favorites at .8 that win two of three are worth the power a half: the root of 4 to 1 is 2 to 1', () => {
  near(powerOf(match(0.8, 2 / 3)), 0.5, 1e-6);
});

test('favorites that win no more than the others have the power nought, those that win less a negative one', () => {
  near(powerOf(match(0.8, 0.5)), 0, 1e-6);
  near(powerOf(match(0.8, 0.2)), -1, 1e-6);
});

test('races at different prices agree on one power: squares of 2 to 1 and of 3 to 1', () => {
  near(powerOf(match(2 / 3, 4 / 5), match(3 / 4, 9 / 10)), 2, 1e-6);
});

test('a list that gives everybody the same has no power and no error', () => {
  const even = anExample({ publicChances: [0.25, 0.25, 0.25, 0.25] });
  assert.equal(fitPowers([even, even], publicOf), { powers: [0], errors: [0] });
});

test('of two lists the idle one gets no power, the other its own', () => {
  const { powers } = fitPowers([match(0.8, 2 / 3), match(0.8, 2 / 3)], ({ publicChances }) => [
    [0.5, 0.5],
    publicChances,
  ]);
  assert.is(powers[0], 0);
  near(powers[1], 0.5, 1e-6);
});

test('a hundred races make the error a tenth of that of one', () => {
  const single = fitPowers([match(0.8, 2 / 3)], publicOf).errors[0] ?? 0;
  near(single, 1 / (Math.log(4) * Math.sqrt(2 / 9)), 1e-6);
  near(fitPowers(new Array(100).fill(match(0.8, 2 / 3)), publicOf).errors[0], single / 10, 1e-6);
});

test('each list is asked for with the number of its example', () => {
  const indexes: number[] = [];
  fitPowers([match(0.8, 1), match(0.7, 0)], ({ publicChances }, index) => {
    indexes.push(index);
    return [publicChances];
  });
  assert.equal(indexes, [0, 1]);
});

test('a chance of nothing for the winner does not end in infinity', () => {
  const { powers, errors } = fitPowers([match(1, 0), match(0.8, 2 / 3)], publicOf);
  assert.ok([...powers, ...errors].every(Number.isFinite), `${powers}`);
});

test('without races there are no powers', () => {
  assert.equal(fitPowers([], publicOf), { powers: [], errors: [] });
});

test('a firm belief outweighs a single race', () => {
  const belief = [{ toward: 1, spread: 0.01 }];
  near(fitPowers([match(0.8, 0)], publicOf, belief).powers[0], 1, 0.01);
});

test.run();
