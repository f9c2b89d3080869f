import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { walkForward } from '#core/training/fitting/walk.ts';
import { plainWords } from '#core/training/scoring/plain-words.ts';
import { reportOf, type ScoreReport } from '#core/training/scoring/report.ts';
import { FEATURE_COUNT, inventedExamples } from '#test/core/training/fitting/an-example.ts';
import { dayAt } from '#test/core/training/fitting/ran.ts';

const test = suite('what a report comes to');

const SETTINGS = {
  features: FEATURE_COUNT,
  fundamental: { softness: 0.5, penalty: 5, halfLifeDays: null },
  folds: 5,
  leastRaces: 40,
};
const span = { from: dayAt(12), to: dayAt(15), track: null };
const examples = inventedExamples({ seed: 31, days: 16, noise: 0.3, order: [0.8, 0.65] });

function reportWith(difference: { readonly low: number; readonly high: number }): ScoreReport {
  const { walked, last } = walkForward(examples, span, SETTINGS);
  assert.ok(last);
  const report = reportOf(
    span,
    walked,
    last,
    examples.filter(({ day }) => day < span.from),
  );
  const models = report.models.map((model) =>
    model.name === 'blend' ? { ...model, differenceInterval: difference } : model,
  );
  return { ...report, models };
}

const lastOf = (difference: { readonly low: number; readonly high: number }): string =>
  plainWords(reportWith(difference)).at(-1) ?? '';

test('that the public was close to unbeatable is said where the blend is too close to call', () =>
  assert.is(
    lastOf({ low: -0.002, high: 0.006 }),
    'The public was close to unbeatable in these races. Nothing here promises an edge over the prices.',
  ));

test('where the blend did better than the public, that is not said, and nothing is promised either', () =>
  assert.is(lastOf({ low: -0.02, high: -0.001 }), 'Nothing here promises an edge over the prices.'));

test('it names the sample and the days', () =>
  assert.match(plainWords(reportWith({ low: 0, high: 0 }))[0] ?? '', /^Scored on 32 races of 4 race days/));

test.run();
