import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { makeFundamental } from '#core/handicapping/models/fundamental.ts';
import { fundamentalChances } from '#core/training/fitting/fundamental.ts';
import { evidenceBefore, examplesOf } from '#core/training/fitting/history.ts';
import { fitKnownTruth, hasLine } from '#core/training/fitting/known-truth.ts';
import { marketOf } from '#core/training/fitting/market-of.ts';
import { recordsOf, sampleOf } from '#core/training/fitting/model-records.ts';
import { fitOrder } from '#core/training/fitting/order-fit.ts';
import { openPast } from '#core/training/fitting/past.ts';
import { fitModels } from '#core/training/fitting/walk.ts';
import { inventedExamples } from '#test/core/training/fitting/an-example.ts';
import { dayAt } from '#test/core/training/fitting/ran.ts';
import { historyOf } from '#test/core/training/fitting/random-history.ts';

const test = suite('records of fitted models');

const SETTINGS = {
  features: FEATURES.length,
  fundamental: { softness: 0.9, penalty: 20, halfLifeDays: null },
  folds: 5,
  leastRaces: 20,
};
const TODAY = dayAt(999);
const DAYS = 40;
const history = historyOf(17, DAYS);
const examples = examplesOf(history);
const fitted = fitModels(examples, TODAY, SETTINGS);
if (fitted === null) throw new Error('nothing was fitted');
const order = fitOrder(examples.map((example) => ({ example, chances: example.publicChances })));
const records = recordsOf(fitted, order, examples, TODAY, SETTINGS);

test('each record has a version, the day of the fit and its races', () => {
  const { sample, version, date } = records.fundamental;
  assert.equal([version.includes(TODAY), date], [true, TODAY]);
  assert.equal([sample.races, sample.from, sample.to], [examples.length, dayAt(0), dayAt(5 * (DAYS - 1))]);
  assert.is(sample.of, 'real results of AQU, SAR');
  assert.equal([records.public.sample, records.blend.sample], [sample, sample]);
  assert.match(records.order.note, `${order.races} real results of AQU, SAR`);
});

test('the same results give the same records, to the last digit', () => {
  const again = fitModels(examplesOf(historyOf(17, DAYS)), TODAY, SETTINGS);
  assert.ok(again);
  assert.is(JSON.stringify(recordsOf(again, order, examples, TODAY, SETTINGS)), JSON.stringify(records));
});

test('only features that distinguish starters are stored, under their names', () => {
  const names = records.fundamental.features.map(({ name }) => name);
  assert.ok(names.includes('jockeySupport') && names.includes('lastSupport'));
  assert.not.ok(names.includes('primePower') || names.includes('pedigree'));
  assert.ok(records.fundamental.features.every(({ scale, error }) => scale > 0 && error > 0));
});

test('a stored model gives a race the same chances as the fit', () => {
  const model = makeFundamental(records.fundamental);
  const past = openPast();
  const days = [...new Set(history.map(({ day }) => day))];
  const winChances = days.flatMap((day) => {
    const runs = history.filter((run) => run.day === day);
    const seen = runs.map((run) => {
      const evidence = evidenceBefore(run, past);
      return { run, evidence, market: marketOf(evidence, run.race) };
    });
    past.learn(day, seen);
    return seen.flatMap(({ evidence, market }) => (market === null ? [] : [model.chances(evidence)]));
  });
  assert.is(winChances.length, examples.length);
  examples.forEach((example, index) => {
    fundamentalChances(example, fitted.fundamental).forEach((chance, which) => {
      assert.ok(Math.abs((winChances[index]?.[which] ?? 0) - chance) < 1e-4);
    });
  });
});

test('no example, no days', () => {
  assert.equal(sampleOf([], 'nothing'), { races: 0, days: 0, from: '', to: '', of: 'nothing' });
});

test('the powers of the morning are fitted on races with a line, before the day', () => {
  const world = inventedExamples({ seed: 3, days: 60, noise: 0.6 });
  const lined = world.map((example, index) => ({
    ...example,
    lineChances: index % 4 === 0 ? null : example.publicChances,
  }));
  const settings = { ...SETTINGS, features: 2, fundamental: { softness: 0, penalty: 1, halfLifeDays: null } };
  const morningOf = (rows: typeof lined) =>
    fitKnownTruth(rows, dayAt(50), TODAY, settings, 'invented races').record;
  const { sample, line, fundamental } = morningOf(lined);
  assert.equal([sample.races, sample.to, sample.of], [300, dayAt(49), 'invented races']);
  assert.ok(line.power > 0.5 && fundamental.power > 0, `${line.power} ${fundamental.power}`);
  const later = lined.map((one) => (one.day < dayAt(50) ? one : { ...one, won: [...one.won].reverse() }));
  assert.equal(morningOf(later), morningOf(lined));
  assert.is(lined.filter(hasLine).length, 360);
});

test.run();
