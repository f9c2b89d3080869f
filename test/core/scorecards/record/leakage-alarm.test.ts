import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leakageAlarm } from '#core/scorecards/record/leakage-alarm.ts';
import type { ChanceScore, PickerScore } from '#core/scorecards/scoreboard/picker-score.ts';

const test = suite('figures of the record that are too good to be true');

const chances = (races: number, difference: number): ChanceScore => ({
  races,
  logLoss: 1.8,
  brier: 0.8,
  calibration: [],
  calibrationError: 0.01,
  toPublic: { races, difference, standardError: 0.001, interval: null },
});

const aScore = (change: Partial<PickerScore>): PickerScore => ({
  voice: 'model',
  who: 'Our model',
  model: null,
  version: '1',
  promptVersion: null,
  races: 200,
  hits: 60,
  hitRate: 0.3,
  returned: null,
  chances: chances(200, 0.001),
  note: null,
  ...change,
});

const alarm = (change: Partial<PickerScore>, ...others: readonly PickerScore[]) =>
  leakageAlarm({ voices: [aScore(change), ...others] });

test('figures about as good as the public raise no alarm', () => {
  assert.equal(alarm({}), []);
});

test('chances much better than the final prices raise it, once there are a hundred races with prices', () => {
  assert.equal(alarm({ chances: chances(200, -0.02) }), [
    'The chances of Our model beat the final odds by far.',
  ]);
  assert.equal(alarm({ chances: chances(99, -0.02) }), []);
});

test('winners picked in more than half of the races raise it, also where no prices are known', () => {
  assert.equal(alarm({ hitRate: 0.6, chances: null }), ['Our model picked 60.0% of winners.']);
});

test('in small fields, where the favorite wins nearly as often, it raises none', () => {
  assert.equal(alarm({ hitRate: 0.58 }, aScore({ voice: 'public', hitRate: 0.52 })), []);
  assert.is(alarm({ hitRate: 0.63 }, aScore({ voice: 'public', hitRate: 0.52 })).length, 1);
});

test('the public and a picker without figures raise none', () => {
  assert.equal(alarm({ voice: 'public', hitRate: 0.6 }), []);
  assert.equal(alarm({ races: 12, hits: null, hitRate: null, chances: null }), []);
});

test.run();
