import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scoreOrder } from '#core/training/scoring/order-score.ts';
import { near } from '#test/support/near.ts';
import { anExample } from '../fitting/an-example.ts';

const test = suite('how well second and third were foretold');

const HARVILLE = { second: 1, third: 1 };
const race = (chances: readonly number[], order: readonly number[] = [0, 1, 2]) => ({
  example: anExample({ publicChances: chances, order }),
  chances,
});
const equal = (field: number) => race(new Array<number>(field).fill(1 / field));

test('in an equal field of six every exacta is one of thirty, every trifecta one of a hundred and twenty', () => {
  for (const exponents of [HARVILLE, { second: 0.8, third: 0.6 }, { second: 0, third: 0 }]) {
    const { exactaLogLoss, trifectaLogLoss } = scoreOrder('equal', [equal(6)], exponents);
    near(exactaLogLoss, Math.log(30));
    near(trifectaLogLoss, Math.log(120));
  }
});

test('with three runners who is second decides who is third', () => {
  const { exactaLogLoss, trifectaLogLoss } = scoreOrder('x', [race([0.5, 0.3, 0.2])], HARVILLE);
  near(exactaLogLoss, -Math.log(0.5 * 0.6));
  near(trifectaLogLoss, exactaLogLoss);
});

test('with the power nought the second is anybody of the rest: .5 of a third', () => {
  const { exactaLogLoss } = scoreOrder('x', [race([0.5, 0.3, 0.1, 0.1])], { second: 0, third: 1 });
  near(exactaLogLoss, -Math.log(0.5 / 3));
});

test('the losses are means: two races of six and three runners', () => {
  const both = scoreOrder('x', [equal(6), equal(3)], HARVILLE);
  near(both.exactaLogLoss, (Math.log(30) + Math.log(6)) / 2);
  near(both.trifectaLogLoss, (Math.log(120) + Math.log(6)) / 2);
  assert.equal([both.name, both.races], ['x', 2]);
});

test('a race whose first three are not all known is not scored', () => {
  const unknown = [race([0.5, 0.3, 0.2], [0, 1]), race([0.5, 0.3, 0.2], [])];
  const scored = scoreOrder('x', [...unknown, equal(6)], HARVILLE);
  assert.is(scored.races, 1);
  near(scored.exactaLogLoss, Math.log(30));
});

test('an order called impossible costs much, but not infinitely much', () => {
  const { exactaLogLoss } = scoreOrder('x', [race([1, 0, 0], [1, 2, 0])], HARVILLE);
  assert.ok(Number.isFinite(exactaLogLoss) && exactaLogLoss > 20);
});

test('a favorite in front is foretold better than the same field upside down', () => {
  const chances = [0.4, 0.3, 0.2, 0.1];
  const [likely, unlikely] = [race(chances), race(chances, [3, 2, 1])].map((scored) =>
    scoreOrder('x', [scored], HARVILLE),
  );
  assert.ok((likely?.exactaLogLoss ?? 9) < (unlikely?.exactaLogLoss ?? 0));
  assert.ok((likely?.trifectaLogLoss ?? 9) < (unlikely?.trifectaLogLoss ?? 0));
});

test.run();
