import { CommanderError } from 'commander';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { calibrationPlot } from '#cli/calibration-plot.ts';
import { exitCodeOf } from '#cli/exit-code.ts';
import { type ModelDeps, modelCommand } from '#cli/model.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { ModelRecords } from '#core/training/fitting/model-records.ts';
import { walkForward } from '#core/training/fitting/walk.ts';
import type { CardComparison } from '#core/training/scoring/card-comparison.ts';
import type { PairedScore } from '#core/training/scoring/paired-score.ts';
import { reportOf, type ScoreReport } from '#core/training/scoring/report.ts';
import { FEATURE_COUNT, inventedExamples } from '#test/core/training/fitting/an-example.ts';
import { dayAt } from '#test/core/training/fitting/ran.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli model');

const sample = { races: 4145, days: 510, from: '2017-01-01', to: '2020-07-15', of: 'real results of AQU' };
const power = (value: number) => ({ power: value, error: 0.02 });
const head = (name: string) => ({ version: `${name}-2020-07-16`, date: '2020-07-16', sample });
const RECORDS: ModelRecords = {
  fundamental: {
    ...head('fundamental'),
    softness: 0.9,
    penalty: 20,
    features: [
      { name: 'outside', weight: 0.02, error: 0.01, scale: 0.3 },
      { name: 'jockeySupport', weight: 0.29, error: 0.01, scale: 0.3 },
      { name: 'firstStart', weight: -0.08, error: 0.01, scale: 0.2 },
    ],
  },
  public: { ...head('public'), public: power(1.071) },
  blend: {
    ...head('blend'),
    fundamental: power(0),
    public: power(1.07),
    free: { fundamental: power(-0.09), public: power(1.13) },
  },
  order: {
    version: 'finish-order-2020-07-16',
    exponents: { second: 0.794, third: 0.654 },
    errors: { second: 0.022, third: 0.021 },
    source: 'An order model.',
    note: 'Fitted.',
  },
};

const SPAN = { from: dayAt(8), to: dayAt(10), track: null };
const examples = inventedExamples({ seed: 51, days: 11 });
function reportOn(planted: boolean): ScoreReport {
  const settings = {
    features: FEATURE_COUNT,
    fundamental: { softness: 0.5, penalty: 5, halfLifeDays: null },
    folds: 5,
    leastRaces: 30,
  };
  const { walked, last } = walkForward(examples, SPAN, settings);
  assert.ok(last);
  const report = reportOf(SPAN, walked, last, examples.slice(0, 64));
  const models = report.models.map((model) => ({ ...model, races: 400, topPickRate: 0.7 }));
  return planted ? { ...report, models } : report;
}
const REPORT = reportOn(false);

const paired = (name: string, change: Partial<PairedScore> = {}): PairedScore => ({
  name,
  races: 111,
  logLoss: 1.7456,
  difference: -0.0264,
  standardError: 0.0123,
  interval: { low: -0.05, high: -0.0028 },
  calibrationError: 0.0151,
  topPickRate: 0.342,
  ...change,
});
const COMPARISON: CardComparison = {
  models: [{ name: 'morning', version: '7' }],
  tracks: [
    {
      track: null,
      races: 111,
      scores: [paired('morning line', { difference: 0 }), paired('our chances')],
      best: { power: power(1.3), score: paired('line, best power'), ours: paired('our chances') },
    },
    {
      track: 'PEN',
      races: 9,
      scores: [paired('our chances', { interval: null, standardError: null })],
      best: null,
    },
  ],
  leftOut: [{ race: 'PEN 2025-03-01 4', reason: 'no result' }],
};

async function run(args: readonly string[], change: Partial<ModelDeps> = {}) {
  const calls: unknown[] = [];
  const deps: ModelDeps = {
    fitModels: async (until) => {
      calls.push(['fit', until]);
      return RECORDS;
    },
    keepModels: (records) => {
      calls.push(['keep', records === RECORDS]);
      return Promise.resolve(['config/models/fundamental.json', 'config/models/blend.json']);
    },
    fitKnownTruth: () => Promise.reject(new Error('not asked')),
    compareOnCards: async (paths) => {
      calls.push(paths);
      return COMPARISON;
    },
    scoreModels: async (span, _log, stepped) => {
      calls.push(span);
      stepped({ day: SPAN.to, done: 3, of: 3 });
      return REPORT;
    },
    keepReport: (report) => {
      calls.push(['keep', report === REPORT]);
      return Promise.resolve('config/models/scores.json');
    },
    close: async () => {
      calls.push('closed');
    },
    ...change,
  };
  const command = modelCommand(async () => deps);
  return { ...(await runCommand(command, ...args)), calls };
}

test('a fit is printed in plain lines, the strongest features first, and stored', async () => {
  const { out, err, error, calls } = await run(['fit', '--until', '2020-07-16']);
  assert.is(error, null);
  assert.equal(calls, [['fit', '2020-07-16'], ['keep', true], 'closed']);
  assert.match(out, 'Fitted on 4145 real results of AQU, 510 race days, 2017-01-01 to 2020-07-15.');
  assert.match(out, "The public's power: 1.071 ± 0.020");
  assert.match(out, 'Order exponents: second 0.794 ± 0.022, third 0.654 ± 0.021');
  assert.match(out, /jockeySupport \+0\.290 ± 0\.010\n {2}firstStart -0\.080 ± 0\.010\n {2}outside \+0\.020/);
  assert.match(err, 'Saved config/models/fundamental.json\nSaved config/models/blend.json\n');
});

test('a dry run keeps nothing; without a day every race counts', async () => {
  const { calls } = await run(['fit', '--dry-run']);
  assert.equal(calls, [['fit', null], 'closed']);
});

test('with --json the records are printed as they are', async () => {
  const { out } = await run(['fit', '--dry-run', '--json']);
  assert.equal(JSON.parse(out), RECORDS);
});

const spanned = ['--from', SPAN.from, '--to', SPAN.to];

test('scores as JSON have the requested figures, paired race by race', async () => {
  const { out, calls } = await run(['score', ...spanned, '--json']);
  assert.equal(calls, [SPAN, 'closed']);
  const scoreReport = JSON.parse(out) as ScoreReport;
  assert.equal([scoreReport.from, scoreReport.to, scoreReport.races], [SPAN.from, SPAN.to, 24]);
  const [model] = scoreReport.models;
  for (const figure of [
    'name races logLoss meanDifferenceToPublic standardError pseudoR2 deltaR2 brier topPickRate',
    'favoriteRate calibration roi',
  ].flatMap((names) => names.split(' ')))
    assert.ok(figure in (model ?? {}), figure);
  assert.equal(Object.keys(model?.roi ?? {}), ['bets', 'return', 'low', 'high']);
  assert.equal(Object.keys(scoreReport.orders[0] ?? {}), [
    'name',
    'races',
    'exactaLogLoss',
    'trifectaLogLoss',
  ]);
});

test('no figure of the report is lost on the way into JSON', async () => {
  const { out } = await run(['score', ...spanned, '--json']);
  assert.equal(JSON.parse(out), REPORT);
  const { calibration, roi, ...figures } = REPORT.models[1] as (typeof REPORT.models)[number];
  assert.ok(
    Object.values(figures).every((value) => value !== null),
    'a figure that is no number is null in JSON',
  );
});

test('scores for people are a table with every model, the orders and what a dollar came to', async () => {
  const { out, err } = await run(['score', ...spanned]);
  assert.match(out, `24 races on 3 days, ${SPAN.from} to ${SPAN.to}; favorites won`);
  for (const { name } of REPORT.models) assert.match(out, new RegExp(`\\n *${name} +\\d\\.\\d{4} `));
  assert.match(out, /\norder by public, Harville: exacta \d\.\d{4}, trifecta \d\.\d{4} on 24 races\n/);
  assert.match(out, /\na dollar on favorites: -?\d+\.\d% \(-?\d+\.\d% to -?\d+\.\d%\) on 24 bets\n/);
  assert.not.match(out, 'look for a fact dated after the off');
  assert.not.match(err, 'Saved');
});

test('scores too good to be true are followed by the alarm', async () => {
  const { out } = await run(['score', ...spanned], { scoreModels: async () => reportOn(true) });
  assert.match(out, 'fundamental picks 70.0% of winners: look for a fact dated after the off.');
});

test('between two days of a walk a signal gets its turn', async () => {
  let seenFrom = false;
  const { error } = await run(['score', ...spanned], {
    scoreModels: async (_span, _log, stepped) => {
      setImmediate(() => {
        seenFrom = true;
      });
      await stepped({ day: SPAN.to, done: 1, of: 3 });
      assert.ok(seenFrom);
      return REPORT;
    },
  });
  assert.is(error, null);
});

test('a span may be of one track; scores are stored on request', async () => {
  const { calls, err } = await run(['score', ...spanned, '--track', 'saratoga', '--keep']);
  assert.equal(calls, [{ ...SPAN, track: 'saratoga' }, ['keep', true], 'closed']);
  assert.match(err, 'Saved config/models/scores.json');
});

test('to compare is the same scores with a picture of each calibration', async () => {
  const { out } = await run(['compare', ...spanned]);
  for (const { name } of REPORT.models) assert.match(out, `\n${name}: o given, x won, 0 to `);
  assert.equal(JSON.parse((await run(['compare', ...spanned, '--json'])).out), REPORT);
});

test('an invalid day, a span without an end and an invalid number of days are bad usage', async () => {
  for (const args of [
    ['fit', '--until', '2020-02-30'],
    ['score', '--from', '2020-07-16'],
    ['score', '--from', 'then', '--to', 'now'],
    ['check', 'abc'],
    ['check', '49'],
  ]) {
    const { error, calls } = await run(args);
    assert.instance(error, CommanderError);
    assert.equal(calls, []);
  }
});

test('morning chances on cards are compared over all tracks and by track, with intervals and the races left out', async () => {
  const { out, error, calls } = await run(['compare', '--cards', 'cards', '--results', 'charts']);
  assert.is(error, null);
  assert.equal(calls, [{ cards: 'cards', results: 'charts' }, 'closed']);
  assert.match(out, 'All tracks: 111 races');
  assert.match(out, /our chances +1\.7456 +-0\.0264 +0\.0123 +-0\.0500 to -0\.0028 +0\.0151 +34\.2%/);
  assert.match(out, 'Best power of the line on these races, in hindsight: 1.30 ± 0.02.');
  assert.match(out, 'PEN: 9 races');
  assert.match(out, '1 race left out:\n  PEN 2025-03-01 4: no result');
});

test('a comparison without results, without cards or without a span is refused and says what is missing', async () => {
  const needed = [
    [['compare', '--cards', 'cards'], /--cards and --results go together/],
    [['compare', '--results', 'charts'], /--cards and --results go together/],
    [['compare', '--cards', 'c', '--results', 'r', '--track', 'SAR'], /leave out --from, --to and --track/],
    [['compare', '--from', '2020-07-16'], /--from and --to/],
  ] as const;
  for (const [args, sentence] of needed) {
    const { error } = await run(args);
    assert.instance(error, Refusal);
    assert.match((error as Refusal).message, sentence);
  }
});

test('the app is closed after a refusal too', async () => {
  const refusal = new Refusal('conflict', 'results.too-few-races', '3 usable races.');
  const { error, calls } = await run(['fit'], { fitModels: () => Promise.reject(refusal) });
  assert.equal([error, calls, exitCodeOf(error)], [refusal, ['closed'], exitCodeOf(refusal)]);
});

test('a calibration is drawn with a mark for what was given and one for what won', () => {
  const bin = { low: 0, high: 1, count: 30 };
  const lines = calibrationPlot('mine', [
    { ...bin, predicted: 0.1, actual: 0.2 },
    { ...bin, predicted: 0.4, actual: 0.4 },
  ]);
  assert.is(lines[0], 'mine: o given, x won, 0 to 40%');
  const [apart = '', together = ''] = lines.slice(2);
  assert.equal([apart.indexOf('o') < apart.indexOf('x'), together.includes('*')], [true, true]);
  assert.match(apart, / 10\.0% {3}20\.0% \|.*\| 30$/);
  assert.is(apart.length, together.length);
  assert.is(calibrationPlot('none', []).length, 2);
});

test.run();
