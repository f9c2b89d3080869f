import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays } from '#core/kernel/race-day.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { DAY, featureOf } from './feature-of.ts';

const test = suite('how fresh a horse is');

const past = (...days: readonly number[]) => ({ past: days.map((count) => ({ day: addDays(DAY, -count) })) });

test('a race of yesterday is as unusual as one of nine hundred days would be, and 400 is the most', () => {
  near(featureOf('daysOff', past(1)), Math.log(30));
  near(featureOf('daysOff', past(400)), Math.log(400 / 30));
  near(featureOf('daysOff', past(1_000)), Math.log(400 / 30));
});

test('ten days and ninety days are equally far from the usual thirty', () => {
  near(featureOf('daysOff', past(10)), Math.log(3));
  near(featureOf('daysOff', past(90)), Math.log(3));
});

test('days count over the end of a month and of a year', () => {
  near(featureOf('daysOff', past(33)), Math.log(33 / 30));
  assert.is(featureOf('layoff', past(365)), 1);
});

test('a horse with one race is not in its second after a layoff', () => {
  assert.is(featureOf('secondOffLayoff', past(10)), null);
  assert.is(featureOf('secondOffLayoff', past(10, 70, 80)), 1);
  assert.is(featureOf('secondOffLayoff', past(10, 20, 90)), 0);
});

test('a first starter has no days since a race', () => {
  for (const name of ['daysOff', 'layoff', 'secondOffLayoff']) assert.is(featureOf(name, past()), null, name);
});

test('a horse whose past is unknown may have raced: neither a first starter nor inexperienced', () => {
  const unknown = { runner: { pastPerformances: null } };
  for (const name of ['daysOff', 'layoff', 'secondOffLayoff', 'firstStart', 'experience'])
    assert.is(featureOf(name, unknown), null, name);
});

test('experience grows with each race up to the tenth', () => {
  const values = Array.from({ length: 13 }, (_, races) =>
    featureOf('experience', past(...Array.from({ length: races }, (_, index) => 10 * (index + 1)))),
  );
  assert.is(values[0], 0);
  values.slice(1, 11).forEach((value, index) => {
    assert.ok((value ?? 0) > (values[index] ?? 0));
  });
  assert.equal(values.slice(11), [values[10], values[10]]);
});

test('a race on the day itself or later is no earlier race', () => {
  assert.is(featureOf('firstStart', past(0)), 1);
  assert.is(featureOf('firstStart', past(-3)), 1);
  near(featureOf('daysOff', past(0, 30)), 0);
});

test('what the card prints as days away is not what counts, the past races are', () => {
  const runner = { daysSinceLast: 200, pastPerformances: aRunner().pastPerformances };
  assert.is(featureOf('layoff', { runner }), null);
});

test.run();
