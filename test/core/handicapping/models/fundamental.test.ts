import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Runner } from '#core/card/runner.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { makeFundamental } from '#core/handicapping/models/fundamental.ts';
import type { FittedWeight } from '#core/handicapping/models/record.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';

const test = suite('the model without odds on a card');

const SAMPLE = { races: 4_145, days: 500, from: '2017-01-01', to: '2020-07-15', of: 'real results of AQU' };
const weight = (name: string, value: number, scale = 1): FittedWeight => ({
  name,
  weight: value,
  error: 0.1,
  scale,
});

/** Chances of these horses by a model with these weights. */
const chancesOf = (runners: readonly Partial<Runner>[], ...features: readonly FittedWeight[]) =>
  makeFundamental({
    version: '7',
    date: '2026-11-21',
    sample: SAMPLE,
    softness: 0.9,
    penalty: 20,
    features,
  }).chances(
    evidenceOf(
      aRace({
        runners: runners.map((change, index) => aRunner({ programNumber: String(index + 1), ...change })),
      }),
      new Map(),
      instantOn('2025-08-02' as RaceDay, 600, 'America/New_York'),
    ),
  );
const carrying = (...pounds: readonly (number | null)[]) => pounds.map((weightLb) => ({ weightLb }));

test('two pounds at ln 3 a pound are nine to one', () => {
  const [light, heavy] = chancesOf(carrying(119, 121), weight('weight', -Math.log(3)));
  near(light, 0.9);
  near(heavy, 0.1);
});

test('a scale of two pounds makes them three to one', () => {
  near(chancesOf(carrying(119, 121), weight('weight', -Math.log(3), 2))[0], 0.75);
});

test('a horse whose weight is unknown ranks between the two', () => {
  const [light = 0, unknown = 0, heavy = 0] = chancesOf(
    carrying(119, null, 121),
    weight('weight', -Math.log(3)),
  );
  near(light / unknown, 3);
  near(unknown / heavy, 3);
});

test('two features multiply: three to one by weight and two to one by age are six to one', () => {
  const [young, old] = chancesOf(
    [
      { weightLb: 119, age: 5 },
      { weightLb: 120, age: 6 },
    ],
    weight('weight', -Math.log(3)),
    weight('age', Math.log(2)),
  );
  near(young, 6 / 7);
  near(old, 1 / 7);
});

test('a feature without a weight, without a scale, or that the register does not have, changes nothing', () => {
  const plain = chancesOf(carrying(119, 121));
  assert.equal(plain, [0.5, 0.5]);
  for (const idle of [weight('weight', 0), weight('weight', 5, 0), weight('moonPhase', 5)])
    assert.equal(chancesOf(carrying(119, 121), idle), plain);
});

test('an entry has the chances of both its horses', () => {
  const entry = carrying(120, 120, 120).map((runner, index) => ({
    ...runner,
    programNumber: ['1', '1A', '2'][index] ?? '',
    coupledWith: index < 2 ? 'A' : null,
  }));
  const [together, other] = chancesOf(entry, weight('weight', 1));
  near(together, 2 / 3);
  near(other, 1 / 3);
});

test('a price of the race is no feature: a favorite has no better chance for it', () => {
  const [favorite, longshot] = chancesOf([{ toOne: 0.5 } as Partial<Runner>, {}], weight('weight', 1));
  near(favorite, longshot ?? Number.NaN);
});

test('without a starter there is no chance', () => {
  assert.equal(chancesOf([{ isScratched: true }], weight('weight', 1)), []);
});

test.run();
