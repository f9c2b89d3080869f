import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceExample } from '#core/training/fitting/training-example.ts';
import { walkForward } from '#core/training/fitting/walk.ts';
import { leakageWarnings } from '#core/training/scoring/leakage-check.ts';
import { reportOf } from '#core/training/scoring/report.ts';
import { FEATURE_COUNT, inventedExamples } from '#test/core/training/fitting/an-example.ts';
import { dayAt } from '#test/core/training/fitting/ran.ts';

const test = suite('the leakage alarm: scores too good to be true');

const SETTINGS = {
  features: FEATURE_COUNT,
  fundamental: { softness: 0.5, penalty: 5, halfLifeDays: null },
  folds: 5,
  leastRaces: 100,
};
const span = { from: dayAt(22), to: dayAt(34), track: null };
const honest = inventedExamples({ seed: 21, days: 35 });

function alarmsOn(examples: readonly RaceExample[]): readonly string[] {
  const { walked, last } = walkForward(examples, span, SETTINGS);
  assert.ok(last);
  return leakageWarnings(
    reportOf(
      span,
      walked,
      last,
      examples.filter(({ day }) => day < span.from),
    ),
  );
}

/** The second feature tells the finish in part of the races: 1 for the winner, 0 for the others. */
const planted = (share: number): readonly RaceExample[] =>
  honest.map((example, race) => ({
    ...example,
    features: example.features.map((value, feature) => {
      const isPlanted = feature % FEATURE_COUNT === 1 && race % 100 < 100 * share;
      return isPlanted ? (example.won[Math.floor(feature / FEATURE_COUNT)] ?? 0) : value;
    }),
  }));

test('features known before the off raise no alarm', () => assert.equal(alarmsOn(honest), []));

test('a column of the finish among the features raises it, for the models that see it', () => {
  const alarms = alarmsOn(planted(1));
  for (const name of ['fundamental', 'blend']) {
    assert.ok(
      alarms.some((alarm) => alarm.startsWith(`${name} picks`)),
      alarms.join('\n'),
    );
    assert.ok(
      alarms.some((alarm) => alarm.startsWith(`${name} beats the final prices by`)),
      alarms.join('\n'),
    );
  }
  assert.ok(alarms.every((alarm) => alarm.endsWith('look for a fact dated after the off.')));
  assert.not.ok(alarms.some((alarm) => /^(public|corrected|formula) /.test(alarm)));
});

test('a finish that leaks into half of the races raises it too', () => {
  assert.ok(alarmsOn(planted(0.5)).some((alarm) => alarm.startsWith('blend beats the final prices by')));
});

const scored = (change: object) => {
  const { walked, last } = shared;
  assert.ok(last);
  const report = reportOf(span, walked, last, honest);
  return leakageWarnings({ models: report.models.slice(0, 1).map((model) => ({ ...model, ...change })) });
};
const shared = walkForward(honest, span, SETTINGS);

test('a pick that wins more than half of its races is implausible', () => {
  assert.equal(scored({ topPickRate: 0.5 }), []);
  assert.equal(scored({ topPickRate: 0.512 }), [
    'public picks 51.2% of winners: look for a fact dated after the off.',
  ]);
});

test('beating the prices by .009 is an alarm, unless it is less than two errors', () => {
  const far = { meanDifferenceToPublic: -0.009 };
  assert.equal(scored({ ...far, standardError: 0.004 }), [
    'public beats the final prices by 0.0090 per race: look for a fact dated after the off.',
  ]);
  assert.equal(scored({ ...far, standardError: 0.005 }), []);
  assert.equal(scored({ meanDifferenceToPublic: -0.007, standardError: 0.001 }), []);
});

test('fewer than a hundred races say nothing', () => {
  assert.equal(scored({ topPickRate: 1, races: 99 }), []);
  assert.is(scored({ topPickRate: 1, races: 100 }).length, 1);
});

test.run();
