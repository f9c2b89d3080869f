import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type FundamentalSettings,
  fitFundamental,
  fundamentalChances,
} from '#core/training/fitting/fundamental.ts';
import type { RaceExample } from '#core/training/fitting/training-example.ts';
import { near } from '#test/support/near.ts';
import { anExample } from './an-example.ts';
import { dayAt } from './ran.ts';

const test = suite('the model without odds, by hand');

const SETTINGS: FundamentalSettings = { softness: 0, penalty: 0, halfLifeDays: null };
/** A race of two between a marked horse, at these public chances, and another; `share` is the win of the marked one. */
const match = (share: number, change: Partial<RaceExample> = {}): RaceExample =>
  anExample({
    publicChances: [0.6, 0.4],
    features: Float64Array.from([1, 0]),
    won: [share, 1 - share],
    ...change,
  });
const marked = (examples: readonly RaceExample[], change: Partial<FundamentalSettings> = {}) =>
  fundamentalChances(match(1), fitFundamental(examples, 1, { ...SETTINGS, ...change }, dayAt(100)))[0];
const fortyOf = (share: number, change: Partial<RaceExample> = {}) =>
  Array.from({ length: 40 }, (_, index) => match(index < 40 * share ? 1 : 0, change));

test('a mark that wins three of four races has three of four chances', () => {
  near(marked(fortyOf(0.75)), 0.75, 1e-6);
});

test('with softness one the public’s 60% is learned, with a half the middle between it and the winners', () => {
  near(marked(fortyOf(0.75), { softness: 1 }), 0.6, 1e-6);
  near(marked(fortyOf(0.75), { softness: 0.5 }), 0.675, 1e-6);
});

test('a dead heat is half a win', () => {
  near(marked([...fortyOf(1), ...Array.from({ length: 40 }, () => match(0.5))]), 0.75, 1e-6);
});

test('with a half-life of fifty days a race of fifty days ago counts half', () => {
  const [old, fresh] = [fortyOf(1, { day: dayAt(50) }), fortyOf(0, { day: dayAt(100) })];
  near(marked([...old, ...fresh]), 0.5, 1e-6);
  near(marked([...old, ...fresh], { halfLifeDays: 50 }), 1 / 3, 1e-6);
});

test('a heavy penalty leaves every horse its equal share', () => {
  near(marked(fortyOf(0.75), { penalty: 1e7 }), 0.5, 1e-3);
});

test('a mark on fewer than fifty starters is not learned from', () => {
  near(marked(fortyOf(0.75).slice(0, 24)), 0.5);
  assert.ok(Math.abs((marked(fortyOf(0.75).slice(0, 25)) ?? 0.5) - 0.5) > 0.1);
});

test('a horse whose feature is missing ranks in the middle of its field', () => {
  const fit = fitFundamental(fortyOf(0.75), 1, SETTINGS, dayAt(100));
  const race = anExample({
    publicChances: [0.4, 0.3, 0.3],
    features: Float64Array.from([1, Number.NaN, 0]),
  });
  const [best = 0, middle = 0, last = 0] = fundamentalChances(race, fit);
  near(best / middle, Math.sqrt(3), 1e-6);
  near(middle / last, Math.sqrt(3), 1e-6);
});

test('the halves of an entry are judged apart and their chances added', () => {
  const fit = { weights: [Math.log(3)], scales: [1] };
  const entry = anExample({
    publicChances: [0.7, 0.3],
    starters: 3,
    interestOf: [0, 0, 1],
    features: Float64Array.from([1, 0, 0]),
  });
  const [together, other] = fundamentalChances(entry, fit);
  near(together, 4 / 5);
  near(other, 1 / 5);
});

test('without a weight everybody has the same chance, an entry that of two', () => {
  const none = { weights: [0], scales: [1] };
  const entry = anExample({
    publicChances: [0.7, 0.3],
    starters: 3,
    interestOf: [0, 0, 1],
    features: new Float64Array(3),
  });
  assert.equal(fundamentalChances(match(1), none), [0.5, 0.5]);
  near(fundamentalChances(entry, none)[0], 2 / 3);
});

test('a penalty and forty races balance: what the races still ask for is the penalty times the weight', () => {
  const { weights } = fitFundamental(fortyOf(0.75), 1, { ...SETTINGS, penalty: 10 }, dayAt(100));
  const [weight = 0] = weights;
  const chance = 1 / (1 + Math.exp(-2 * weight));
  near(40 * 2 * (0.75 - chance), 10 * weight, 1e-5);
});

test('begun at its own end a fit has no round left to go', () => {
  const { weights, rounds } = fitFundamental(fortyOf(0.75), 1, SETTINGS, dayAt(100));
  assert.ok(rounds > 0);
  assert.is(fitFundamental(fortyOf(0.75), 1, SETTINGS, dayAt(100), weights).rounds, 0);
});

test.run();
