import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeRng } from '#adapters/simulation/rng.ts';

const test = suite('dice');

const draws = (seed: string, count: number): number[] => {
  const rng = makeRng(seed);
  return Array.from({ length: count }, () => rng.next());
};

test('equal seeds give equal draws and different seeds different ones', () => {
  assert.equal(draws('one', 20), draws('one', 20));
  assert.not.equal(draws('one', 20), draws('two', 20));
});

test('a fork does not depend on what was drawn before it', () => {
  const fresh = makeRng('seed').fork('race 3').next();
  const used = makeRng('seed');
  used.next();
  assert.is(used.fork('race 3').next(), fresh);
});

test('draws are spread evenly over ten bins', () => {
  const bins = Array.from({ length: 10 }, () => 0);
  for (const draw of draws('even', 20_000))
    bins[Math.floor(draw * 10)] = (bins[Math.floor(draw * 10)] ?? 0) + 1;
  assert.ok(
    bins.every((count) => count > 1850 && count < 2150),
    bins.join(' '),
  );
});

test('normal draws have the requested mean and deviation', () => {
  const rng = makeRng('normal');
  const values = Array.from({ length: 20_000 }, () => rng.normal(80, 4));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  assert.ok(Math.abs(mean - 80) < 0.15, String(mean));
  assert.ok(Math.abs(Math.sqrt(variance) - 4) < 0.15, String(variance));
});

test('weights decide how often a choice is picked, and a weight of nothing never is', () => {
  const rng = makeRng('weights');
  const picked = Array.from({ length: 4000 }, () => rng.weighted([0, 1, 3], (weight) => weight));
  const threes = picked.filter((choice) => choice === 3).length;
  assert.ok(!picked.includes(0));
  assert.ok(threes > 2850 && threes < 3150, String(threes));
});

test('a shuffled deck holds the same cards and leaves the old one alone', () => {
  const deck = [1, 2, 3, 4, 5, 6, 7, 8];
  const shuffled = makeRng('deck').shuffled(deck);
  assert.not.equal(shuffled, deck);
  assert.equal([...shuffled].sort(), [1, 2, 3, 4, 5, 6, 7, 8]);
  assert.equal(deck, [1, 2, 3, 4, 5, 6, 7, 8]);
});

test.run();
