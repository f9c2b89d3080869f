import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Performance } from '../../../frontends/tools/ml/measured/performance.ts';
import { markupOf, textOf } from '../account/markup.ts';
import { aPerformance, aScore } from './a-performance.ts';

const { BetRecords } = await import('../../../frontends/tools/ml/measured/bet-records.tsx');
const { CalibrationPicture, endOf } = await import('../../../frontends/kit/charts/calibration-picture.tsx');
const { FeatureRegister } = await import('../../../frontends/tools/ml/measured/feature-register.tsx');
const { headlinesOf, shareOrUnknown } = await import(
  '../../../frontends/tools/ml/measured/performance-card.tsx'
);
const { scaleOf } = await import('../../../frontends/kit/charts/interval-bar.tsx');
const { Measured } = await import('../../../frontends/tools/ml/measured/measured.tsx');
const { orderName } = await import('../../../frontends/tools/ml/measured/order-scores.tsx');
const { verdictOn } = await import('../../../frontends/tools/ml/measured/scoreboard.tsx');
const { ModelDetails } = await import('../../../frontends/tools/ml/model-details.tsx');

const test = suite('screens of measured figures');

const address = '/api/ml/performance';
const draw = (Screen: React.ComponentType, answer: Performance | null, failed: readonly string[] = []) =>
  textOf(markupOf(Screen, answer === null ? {} : { [address]: answer }, failed));
const Details = () => createElement(ModelDetails, { model: null });
const measured = () => textOf(markupOf(() => createElement(Measured, { performance: aPerformance() })));
const Register = () => createElement(FeatureRegister);

test('measured figures stay when a refetch fails, and are marked stale', () => {
  const { sample } = aPerformance();
  assert.match(draw(Details, aPerformance()), '33.5%');
  assert.not.match(draw(Details, aPerformance()), 'stale');
  const old = draw(Details, aPerformance(), [address]);
  assert.match(old, `stale · ${sample} races on`);
  assert.not.match(old, 'could not be loaded');
});

test('without data the screen says it is loading, and shows no measured figures', () => {
  const shown = draw(Details, null);
  assert.match(shown, 'Loading the performance');
  assert.match(shown, 'The formula');
  assert.not.match(shown, 'Scoreboard');
  assert.match(draw(Register, null), 'Loading: The list of features');
});

test('the tables of measured figures are drawn only when they come near the window', () => {
  assert.not.match(draw(Details, aPerformance()), 'Scoreboard');
  assert.match(measured(), 'Scoreboard');
});

test('without scored races the screen says so and shows no empty table', () => {
  const nothing = aPerformance({
    sample: 0,
    models: [],
    orders: [],
    baselines: [],
    fitted: [],
    features: [],
    morning: { ...aPerformance().morning, models: [] },
  });
  const shown = draw(Details, nothing);
  assert.match(shown, 'no race has been scored yet');
  assert.not.match(shown, 'Scoreboard');
  assert.match(draw(Register, nothing), 'No model has been trained yet.');
});

test('the three figures say what they are of, with bets, interval and the public beside them', () => {
  const bins = [{ low: 0, high: 1, predicted: 0.4, actual: 0.38, count: 9 }];
  const models = [aScore({ name: 'blend', calibration: bins }), aScore()];
  const headlines = headlinesOf(
    aPerformance({ accuracy: 0.3, precision: 0.38, profitability: -0.5, models }),
  );
  assert.equal(
    headlines.map(({ name, figure }) => [name, figure]),
    [
      ['Accuracy', '30.0%'],
      ['Precision', '38.0%'],
      ['Profitability', '−50.0%'],
    ],
  );
  assert.match(headlines[0]?.means ?? '', /favorite won 35\.0%/);
  assert.match(headlines[1]?.means ?? '', /predicted 40\.0%/);
  assert.match(headlines[2]?.means ?? '', /4 bets, 95% interval −90\.0% to \+10\.0%/);
});

test('an unmeasured figure says so', () => {
  assert.is(shareOrUnknown(null), 'not measured');
  const unmeasured = { accuracy: null, precision: null, profitability: null, models: [] };
  assert.equal(
    headlinesOf(aPerformance(unmeasured)).map(({ figure }) => figure),
    ['not measured', 'not measured', 'no bets'],
  );
});

test('a model is worse or better than the public only where its whole interval is', () => {
  const verdictFor = (low: number, high: number) =>
    verdictOn({ name: 'x', differenceInterval: { low, high } });
  assert.equal(
    [verdictFor(-0.1, 0.1), verdictFor(0.01, 0.1), verdictFor(-0.2, -0.1)],
    ['too close to call', 'worse', 'better'],
  );
  assert.is(verdictOn({ name: 'x', differenceInterval: null }), 'too few days to tell');
  assert.is(verdictOn({ name: 'public', differenceInterval: { low: 0, high: 0 } }), 'the benchmark');
});

test('the morning line is scored separately from the models at post time, and no score uses simulated races', () => {
  const shown = measured();
  const [atPost, morning = ''] = shown.split('The morning line, on real races');
  assert.match(atPost ?? '', /At post time, on real races/);
  assert.not.match(atPost ?? '', /Morning line, corrected/);
  assert.match(morning, /Morning line, corrected/);
  assert.not.match(shown, /simulat/i);
});

test('the weight of each part has its error, as used and from the races alone', () => {
  const { fitted } = aPerformance();
  const blend = fitted.find(({ name }) => name === 'blend');
  assert.is(blend?.powers.filter(({ of: name }) => name.includes('races alone')).length, 2);
  const shown = measured();
  for (const { error } of blend?.powers ?? []) assert.match(shown, `± ${error.toFixed(3)}`);
});

test('the picture of the calibration says in words what it shows, and a table has its figures', () => {
  const { calibration: bins } = aScore();
  const html = markupOf(() => createElement(CalibrationPicture, { name: 'Blend', bins }));
  assert.match(html, /<title[^>]*>Blend: predicted against actual wins<\/title>/);
  assert.match(html, /off by 5\.0 points/);
  assert.is((html.match(/<circle/g) ?? []).length, bins.length);
  assert.match(measured(), 'Blend of both: predicted and actual wins, in ten groups');
});

test('the axes of a calibration end where its highest interval does, at a whole tenth', () => {
  assert.ok(Math.abs(endOf([{ low: 0, high: 1, predicted: 0.2, actual: 0.25, count: 400 }]) - 0.3) < 1e-9);
  assert.is(endOf([{ low: 0, high: 1, predicted: 0.9, actual: 1, count: 10 }]), 1);
});

test('one scale holds every interval and zero', () => {
  assert.equal(
    scaleOf([
      { low: 0.2, high: 0.4 },
      { low: -0.1, high: 0.1 },
    ]),
    { low: -0.1, high: 0.4 },
  );
  assert.equal(scaleOf([]), { low: -1, high: 1 });
});

test('each betting rule has its return and interval; models that never bet are named', () => {
  const none = { bets: 0, return: null, low: null, high: null };
  const models = [aScore(), aScore({ name: 'blend', roi: none })];
  const shown = textOf(
    markupOf(() => createElement(BetRecords, { caption: 'A dollar', models, baselines: [] })),
  );
  assert.match(shown, /Overlays: Model without odds 4 −50\.0% −90\.0% to \+10\.0%/);
  assert.match(shown, 'No bets found by: Blend of both.');
});

test('every feature is listed in its group; one without a weight says why', () => {
  const { features } = aPerformance();
  const shown = draw(Register, aPerformance());
  for (const [group, size] of [
    ['Core', 29],
    ['Derived', 22],
    ['Expert', 6],
  ] as const)
    assert.match(shown, `${group} (${size})`);
  const without = features.filter(({ weight }) => weight === null).length;
  assert.is(shown.split('not used: no data to train on').length - 1, without);
});

test('an order of finish is named by its win chances and its model', () =>
  assert.is(orderName('public, discounted'), 'Final odds, discounted'));

test.run();
