import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { between, count, holdsZero, signed, signedMoney, signedPercent } from '#kit/kit.ts';
import { around, shareInterval } from '../../../frontends/kit/charts/intervals.ts';
import { betRecords, pictured, reachOf, ruleOf } from '../../../frontends/tools/ml/measured/bet-records.ts';
import {
  featureWords,
  heaviestFirst,
  strengthened,
  tallyOf,
} from '../../../frontends/tools/ml/measured/features.ts';
import type { Feature } from '../../../frontends/tools/ml/measured/performance.ts';
import {
  fittedNameOf,
  nameOf,
  typeset,
  versionText,
} from '../../../frontends/tools/ml/measured/performance.ts';
import { aPerformance, aScore } from './a-performance.ts';

const test = suite('what was measured, in figures');

test('a figure carries its sign, and what rounds to nothing has none', () => {
  assert.equal(
    [0.00201, -0.13, -0.00001].map((value) => signed(value, 4)),
    ['+0.0020', '−0.1300', '0.0000'],
  );
  assert.is(signedPercent(-0.1295), '−13.0%');
  assert.equal(
    [0.0004, -0.0004, 0].map((share) => signedPercent(share)),
    ['0.0%', '0.0%', '0.0%'],
  );
  assert.equal([0.914, -0.09, 0.004, -0.004].map(signedMoney), ['+$0.91', '−$0.09', '$0.00', '$0.00']);
  assert.is(between({ low: -0.322, high: 0.078 }, signedPercent), '−32.2% to +7.8%');
  assert.is(count(4565), '4,565');
});

test('sentences of the server are set as the page sets its figures, days as they are', () =>
  assert.is(
    typeset('2020-07-16: -13.0 % on 9 bets (95% interval -32.2 % to 7.8 %)'),
    '2020-07-16: −13.0% on 9 bets (95% interval −32.2% to 7.8%)',
  ));

test('the interval of a share is Wilson’s, and lies within nothing and everything', () => {
  const { low, high } = shareInterval(0.2, 10);
  assert.ok(Math.abs(low - 0.0567) < 5e-4 && Math.abs(high - 0.5098) < 5e-4, `${low} ${high}`);
  assert.is(shareInterval(0, 20).low, 0);
  assert.ok(Math.abs(shareInterval(1, 20).high - 1) < 1e-12);
  assert.equal(shareInterval(0, 0), { low: 0, high: 1 });
});

test('a fitted number reaches 1.96 errors either way, over zero or clear of it', () => {
  assert.ok(holdsZero(around(0.03, 0.02)));
  assert.not(holdsZero(around(0.29, 0.02)));
  assert.not(holdsZero(around(-0.29, 0.02)));
});

test('a version that includes its name is not named twice, and the corrected prices have one name', () => {
  assert.is(versionText({ name: 'morning', version: 'morning-2026-11-21' }), 'morning-2026-11-21');
  assert.is(versionText({ name: 'line', version: '1' }), 'line 1');
  assert.is(nameOf('public'), 'Final odds');
  assert.is(fittedNameOf('public'), 'Final odds, corrected');
  assert.is(nameOf('something new'), 'something new');
});

test('every model that was scored or fitted has a name people can read', () => {
  const { models, morning, fitted } = aPerformance();
  for (const { name } of [...models, ...morning.models, ...fitted]) assert.is.not(nameOf(name), name);
});

test('records hold bets; a model that never bet is named, and the public is not a rule', () => {
  const none = { bets: 0, return: null, low: null, high: null };
  const everything = { name: 'everything', bets: 9, return: -0.2, low: null, high: null };
  const { placed, never } = betRecords({
    models: [aScore({ name: 'public', roi: none }), aScore({ name: 'blend', roi: none }), aScore()],
    baselines: [everything],
  });
  assert.equal(
    placed.map(({ name }) => ruleOf(name)),
    ['Every horse', 'Overlays: Model without odds'],
  );
  assert.equal(never, ['Blend of both']);
  assert.is(reachOf(everything), null);
  assert.is(reachOf({ ...everything, low: -0.3 }), null);
  assert.equal(reachOf({ ...everything, low: -0.3, high: 0.1 }), { low: -0.3, high: 0.1 });
  const [withoutInterval] = placed;
  assert.equal(withoutInterval && pictured(withoutInterval), { low: -0.2, high: -0.2 });
});

const feature = (name: string, weight: number | null, group: Feature['group'] = 'core'): Feature => ({
  name,
  group,
  meaning: 'A meaning',
  source: 'A source',
  weight,
  error: weight === null ? null : 0.02,
});

test('the heaviest feature comes first whichever way it counts, one without a weight last', () => {
  const all = [feature('a', null), feature('b', 0.1), feature('c', -0.2), feature('d', 9, 'expert')];
  assert.equal(
    heaviestFirst(all, 'core').map(({ name }) => name),
    ['c', 'b', 'a'],
  );
  assert.equal(tallyOf([...all, feature('e', 0.01)]), { all: 5, weighted: 4, clear: 3 });
});

test('a feature is named in words, and its weight by its effect', () => {
  assert.is(featureWords('lastLineSupport'), 'Last line support');
  assert.is(strengthened(0.290113), '× 1.34');
});

test.run();
