import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { near } from '#test/support/near.ts';
import { featureOf } from './feature-of.ts';

const test = suite('class by money');

const move = (before: number | null, now: number | null) =>
  featureOf('purseMove', { race: { purse: now }, past: [{ purse: before }] });

test('half the purse is a drop of ln 2, twice the purse as much of a rise', () => {
  near(move(80_000, 40_000), Math.log(2));
  near(move(40_000, 80_000), -Math.log(2));
  near(move(40_000, 40_000), 0);
});

test('a drop from 100,000 to 50,000 is the same drop as from 20,000 to 10,000', () => {
  near(move(100_000, 50_000), move(20_000, 10_000) ?? Number.NaN);
});

test('a purse that is unknown or nothing is no class', () => {
  for (const [before, now] of [
    [null, 40_000],
    [40_000, null],
    [0, 40_000],
    [40_000, 0],
  ] as const)
    assert.is(move(before, now), null, `${before} to ${now}`);
});

test('only the last race is a move, the level looks at four', () => {
  const past = [{ purse: null }, { purse: 20_000 }];
  assert.is(featureOf('purseMove', { past }), null);
  near(featureOf('classLevel', { past }), Math.log(20_000));
});

test('the level does not depend on the order of the four races', () => {
  const purses = [10_000, 40_000, 20_000, 80_000].map((purse) => ({ purse }));
  near(
    featureOf('classLevel', { past: [...purses].reverse() }),
    featureOf('classLevel', { past: purses }) ?? NaN,
  );
});

test('a race for no purse among three others is passed over', () => {
  const past = [10_000, 0, 40_000].map((purse) => ({ purse }));
  near(featureOf('classLevel', { past }), Math.log(20_000));
});

test('a claiming race offers a span: its higher price counts until the horse names its own', () => {
  const race = { claiming: { low: 16_000, high: 20_000 } };
  const past = [{ claimingPrice: 40_000 }];
  near(featureOf('claimingDrop', { race, past }), Math.log(2));
  near(featureOf('claimingDrop', { race, past, runner: { claimingPrice: 16_000 } }), Math.log(2.5));
});

test('out of an allowance race into a claimer there is no price to drop from', () => {
  const race = { claiming: { low: 20_000, high: 20_000 } };
  assert.is(featureOf('claimingDrop', { race, past: [{ claimingPrice: null }] }), null);
  assert.is(featureOf('claimingDrop', { race, past: [] }), null);
});

test('a rise in claiming price is below zero', () => {
  const race = { claiming: { low: 40_000, high: 40_000 } };
  near(featureOf('claimingDrop', { race, past: [{ claimingPrice: 10_000 }] }), -Math.log(4));
});

test.run();
