import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leakageWarnings } from '#core/training/scoring/leakage-check.ts';
import type { ModelScore } from '#core/training/scoring/score.ts';
import { aScore, aScoreReport } from './a-score.ts';

const test = suite('scores too good to be true');

const warnings = (...changes: readonly Partial<ModelScore>[]) =>
  leakageWarnings({ models: changes.map((change) => aScore({ name: 'blend', ...change })) });
const beating = (meanDifferenceToPublic: number, standardError = 0.001) =>
  warnings({ meanDifferenceToPublic, standardError });

test('a model about as good as the prices raises no warning, a worse one neither', () => {
  assert.equal(leakageWarnings(aScoreReport()), []);
  assert.equal(beating(0.5), []);
});

test('beating the prices by more than .008 a race is implausible, by just that it is not', () => {
  assert.equal(beating(-0.008), []);
  assert.equal(beating(-0.0081), [
    'blend beats the final prices by 0.0081 per race: look for a fact dated after the off.',
  ]);
});

test('within two standard errors even a large lead may be luck', () => {
  assert.equal(beating(-0.05, 0.025), []);
  assert.is(beating(-0.05, 0.0249).length, 1);
});

test('with one race day no standard error is known, and so no lead is called implausible', () => {
  assert.equal(beating(-0.05, Number.NaN), []);
});

test('a pick that wins more than half has seen the result, half is just believable', () => {
  assert.equal(warnings({ topPickRate: 0.5 }), []);
  assert.equal(warnings({ topPickRate: 0.6349 }), [
    'blend picks 63.5% of winners: look for a fact dated after the off.',
  ]);
});

test('a model that does both is warned of twice, each model under its own name', () => {
  const leaked = { meanDifferenceToPublic: -0.4, topPickRate: 0.9 };
  const found = warnings(leaked, { name: 'formula', topPickRate: 0.7 }, {});
  assert.equal(
    found.map((warning) => warning.split(' ').slice(0, 2).join(' ')),
    ['blend beats', 'blend picks', 'formula picks'],
  );
});

test('ninety-nine races are too few to be suspicious of', () => {
  assert.equal(warnings({ topPickRate: 1, races: 99 }), []);
  assert.is(warnings({ topPickRate: 1, races: 100 }).length, 1);
});

test('without a model there is nothing to suspect', () => {
  assert.equal(warnings(), []);
});

test.run();
