import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { JoinedRace } from '#core/results/reconcile/index.ts';
import type { ResultSheet, SheetKind } from '#core/results/result-sheet.ts';
import type { Step } from '#core/training/fitting/walk.ts';
import { makeFitModels, realExamples, type StoredResults } from '#core/training/use-cases/fit-models.ts';
import { makeScoreModels } from '#core/training/use-cases/score-models.ts';
import { FEATURE_COUNT, inventedExamples } from '#test/core/training/fitting/an-example.ts';
import { dayAt } from '#test/core/training/fitting/ran.ts';
import { historyOf } from '#test/core/training/fitting/random-history.ts';
import { aSheet } from '#test/support/a-result.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('fitting and scoring the models');

const TODAY = dayAt(400);
const SETTINGS = {
  features: FEATURES.length,
  fundamental: { softness: 0.9, penalty: 20, halfLifeDays: null },
  folds: 5,
  leastRaces: 30,
};

const sheetsOf = (history: readonly JoinedRace[], kind: SheetKind): readonly ResultSheet[] =>
  history.map(({ track, day, race }) => aSheet({ track, day, kind, races: [race] }));

/** Answers with the sheets of the span, like the store does; nothing else may be asked of it. */
const storeOf = (sheets: readonly ResultSheet[]): StoredResults => ({
  results: {
    sheetsBetween: async (track, from, to) =>
      sheets.filter(
        (sheet) => (track ?? sheet.track) === sheet.track && sheet.day >= from && sheet.day <= to,
      ),
  },
  years: { yearMarks: async () => new Map(sheets.map(({ day }) => [Number(day.slice(0, 4)), ''])) },
});

const history = historyOf(23, 50);
const store = storeOf(sheetsOf(history, 'chart'));
const fitOn = makeFitModels({ ...store, today: () => TODAY, settings: SETTINGS });
const silent = () => undefined;

test('a fit until a day takes races before it, and says how far it is', async () => {
  const lines: string[] = [];
  const { fundamental } = await fitOn(dayAt(200), (line) => lines.push(line));
  assert.ok(fundamental.sample.to < dayAt(200) && fundamental.sample.from === dayAt(0));
  assert.equal(
    lines.map((line) => line.split(' ')[0]),
    ['Measuring', 'Fitting'],
  );
});

test('what comes on or after that day changes no record', async () => {
  const early = history.filter(({ day }) => day < dayAt(200));
  const fitEarly = makeFitModels({
    ...storeOf(sheetsOf(early, 'chart')),
    today: () => TODAY,
    settings: SETTINGS,
  });
  assert.equal(await fitOn(dayAt(200), silent), await fitEarly(null, silent));
});

test('without a day every race counts, that of today too', async () => {
  const fitToday = makeFitModels({ ...store, today: () => dayAt(245), settings: SETTINGS });
  assert.is((await fitToday(null, silent)).fundamental.sample.to, dayAt(245));
});

test('invented races are never learnt from', async () => {
  const invented = storeOf([...sheetsOf(history, 'simulation')]);
  assert.equal(await realExamples(invented, TODAY, silent), []);
});

test('too few races are refused, with what is missing', async () => {
  const { kind, code, message } = await refused(fitOn(dayAt(10), silent));
  assert.equal([kind, code], ['conflict', 'results.too-few-races']);
  assert.match(message, /^\d+ usable races before 2020-01-15; at least 30 are needed\./);
});

const examples = inventedExamples({ seed: 41, days: 12 });
const scoring = makeScoreModels({
  examplesUntil: async (until) => examples.filter(({ day }) => day <= until),
  settings: { ...SETTINGS, features: FEATURE_COUNT },
});
const score = (from: RaceDay, to: RaceDay, track: string | null = null, steps: Step[] = []) =>
  scoring({ from, to, track }, silent, (step) => steps.push(step));

test('a span is scored day by day, and the report is of its races', async () => {
  const steps: Step[] = [];
  const report = await score(dayAt(8), dayAt(10), 'AQU', steps);
  assert.equal([report.from, report.to, report.track, report.races], [dayAt(8), dayAt(10), 'AQU', 24]);
  assert.equal(
    steps.map(({ done, of }) => `${done}/${of}`),
    ['1/3', '2/3', '3/3'],
  );
});

test('the next day waits for the reader of the one before, and can be cancelled', async () => {
  const doneSteps: number[] = [];
  const work = scoring({ from: dayAt(8), to: dayAt(10), track: null }, silent, async ({ done }) => {
    doneSteps.push(done);
    await Promise.resolve();
    throw new Error('enough');
  });
  const error = await work.catch((one: Error) => one);
  assert.equal([(error as Error).message, doneSteps], ['enough', [1]]);
});

test('a span that ends before it begins, one without races and one with nothing before it are refused', async () => {
  const codes = [];
  for (const work of [
    score(dayAt(8), addDays(dayAt(8), -1)),
    score(dayAt(8), dayAt(10), 'SAR'),
    score(dayAt(50), dayAt(60)),
    score(dayAt(0), dayAt(2)),
  ]) {
    const { kind, code } = await refused(work);
    codes.push([kind, code]);
  }
  assert.equal(codes, [
    ['invalid', 'results.bad-span'],
    ['not-found', 'results.no-races'],
    ['not-found', 'results.no-races'],
    ['conflict', 'results.too-few-races'],
  ]);
});

test.run();
