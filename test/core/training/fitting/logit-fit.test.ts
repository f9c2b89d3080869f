import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fitLogit, scalesOf, type TrainingExample } from '#core/training/fitting/logit-fit.ts';
import { near } from '#test/support/near.ts';

const test = suite('a conditional logit by hand');

/** A race of so many in which the first has a mark; it gets this share of the win. */
const marked = (starters: number, share: number, weight = 1): TrainingExample => ({
  starters,
  features: Float64Array.from({ length: starters }, (_, row) => (row === 0 ? 1 : 0)),
  target: Array.from({ length: starters }, (_, row) => (row === 0 ? share : (1 - share) / (starters - 1))),
  weight,
});
/** The weight in the units of the mark. */
const weightOf = (examples: readonly TrainingExample[], penalty = 0): number => {
  const { weights, scales } = fitLogit(examples, 1, penalty, { least: 2 });
  return (weights[0] ?? 0) / (scales[0] ?? 1);
};
const twice = <Item>(item: Item): readonly Item[] => [item, item];

test('the marked one of three that wins half of the time has the weight ln 2', () => {
  near(weightOf(twice(marked(3, 0.5))), Math.log(2), 1e-6);
});

test('the marked one of four that wins a quarter has none, one that wins less a negative one', () => {
  near(weightOf(twice(marked(4, 0.25))), 0, 1e-6);
  near(weightOf(twice(marked(4, 0.1))), Math.log(0.1 / 0.3), 1e-6);
});

test('fields of different sizes agree on one weight: odds of two to one against each rival', () => {
  const races = [marked(2, 2 / 3), marked(3, 1 / 2), marked(5, 1 / 3)];
  near(weightOf(races), Math.log(2), 1e-6);
});

test('a race of no weight teaches nothing', () => {
  near(weightOf([...twice(marked(2, 0.75)), marked(2, 0.01, 0)]), Math.log(3), 1e-6);
});

test('a penalty draws to nothing, the more the harder', () => {
  const [free, drawn, hard] = [0, 1, 100].map((penalty) => weightOf(twice(marked(2, 0.75)), penalty));
  assert.ok((free ?? 0) > (drawn ?? 0) && (drawn ?? 0) > (hard ?? 0) && (hard ?? -1) > 0);
});

test('the scale is the deviation within a race: 1 and 3 differ from their mean by 1', () => {
  const race = { starters: 2, features: Float64Array.from([1, 3]), target: [1, 0], weight: 1 };
  assert.equal(scalesOf([race], 1, 2), [1]);
  assert.equal(scalesOf([race, { ...race, features: Float64Array.from([101, 103]) }], 1, 2), [1]);
});

test('a missing value is neither part of the scale nor of the count', () => {
  const race = { starters: 3, features: Float64Array.from([1, Number.NaN, 3]), target: [1, 0, 0], weight: 1 };
  assert.equal([scalesOf([race], 1, 2), scalesOf([race], 1, 3)], [[1], [0]]);
});

test('each feature has its own scale, one that never varies has none', () => {
  const features = Float64Array.from([1, 5, 9, 3, 5, 9, 2, 5, 15]);
  const [first, constant, third] = scalesOf([{ starters: 3, features, target: [1, 0, 0], weight: 1 }], 3, 2);
  near(first, Math.sqrt(2 / 3));
  assert.is(constant, 0);
  near(third, Math.sqrt((4 + 4 + 16) / 3));
});

test('a feature that says nothing beside one that does gets next to no weight', () => {
  const race = (values: readonly number[], winner: number): TrainingExample => ({
    starters: 2,
    features: Float64Array.from(values),
    target: winner === 0 ? [1, 0] : [0, 1],
    weight: 1,
  });
  const races = [
    race([1, 1, 0, 0], 0),
    race([1, 0, 0, 1], 0),
    race([1, 1, 0, 0], 1),
    race([1, 0, 0, 1], 1),
    race([1, 1, 0, 0], 0),
    race([1, 0, 0, 1], 0),
  ];
  const { weights, scales } = fitLogit(races, 2, 0, { least: 2 });
  near((weights[0] ?? 0) / (scales[0] ?? 1), Math.log(2), 1e-6);
  near(weights[1], 0, 1e-6);
});

test('without an example, a feature or a rival every weight is nothing', () => {
  assert.equal(fitLogit([], 2, 1).weights, [0, 0]);
  assert.equal(fitLogit(twice(marked(2, 0.5)), 0, 1), { weights: [], scales: [], errors: [], rounds: 0 });
  assert.equal(fitLogit(twice(marked(1, 1)), 1, 1, { least: 1 }).weights, [0]);
});

test.run();
