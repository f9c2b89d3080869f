import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Race } from '#core/card/race.ts';
import { subjectOf } from '#core/handicapping/features/feature.ts';
import { expectedFigure, type FigureSettings } from '#core/handicapping/form/expected-figure.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { DAY, evidenceWith } from '#test/core/handicapping/features/feature-of.ts';
import { near } from '#test/support/near.ts';

const test = suite('the figure a horse is expected to run');

const SETTINGS: FigureSettings = {
  halfLifeDays: 90,
  otherFooting: 0.5,
  parWeight: 1,
  belowPar: 6,
  belowField: 3,
  doubt: { base: 6, fewFigures: 8, newFooting: 3 },
};
const PARS = { pace2f: null, pace4f: null, pace6f: null, speed: 86, latePace: null };

const figured = (daysAgo: number, speedFigure: number | null, change: Partial<PastPerformance> = {}) => ({
  day: addDays(DAY, -daysAgo),
  speedFigure,
  ...change,
});
function expectedOf(past: readonly Partial<PastPerformance>[], race: Partial<Race> = { pars: PARS }) {
  const evidence = evidenceWith({ past, race });
  const [runner] = evidence.starters;
  if (runner === undefined) throw new Error('no starter');
  return expectedFigure(subjectOf(runner, evidence), SETTINGS);
}

test('a horse without figures is expected to run below the par of the race', () => {
  near(expectedOf([])?.figure, 80);
});

test('a figure one half-life old weighs half as much as the level of the race', () => {
  near(expectedOf([figured(90, 92)])?.figure, (0.5 * 92 + 80) / 1.5);
});

test('a figure on another footing is weighted by its setting', () => {
  const turf = expectedOf([figured(90, 92, { surface: 'turf' })]);
  near(turf?.figure, (0.25 * 92 + 80) / 1.25);
});

test('a past race without a figure is ignored, and a figure below 40 counts as 40', () => {
  near(expectedOf([figured(30, null)])?.figure, 80);
  near(expectedOf([figured(90, 12)])?.figure, (0.5 * 40 + 80) / 1.5);
});

test('without a par the level comes from the field, and without any figure nothing is expected', () => {
  const noPar = { pars: { ...PARS, speed: null } };
  const field = evidenceWith({ past: [figured(90, 90)], race: noPar, rivals: [] });
  const [runner] = field.starters;
  near(runner && expectedFigure(subjectOf(runner, field), SETTINGS)?.figure, (0.5 * 90 + 87) / 1.5);
  const unknown = evidenceWith({ past: [], race: noPar, rivals: [] });
  const [horse] = unknown.starters;
  assert.is(horse && expectedFigure(subjectOf(horse, unknown), SETTINGS), null);
});

test('the doubt shrinks with every figure and grows on a new footing', () => {
  const many = [30, 60, 90].map((days) => figured(days, 85));
  near(expectedOf(many)?.doubt, Math.sqrt(36 + 64 / 4));
  near(expectedOf([])?.doubt, 10);
  const onTurf = many.map((line) => ({ ...line, surface: 'turf' as const }));
  near(expectedOf(onTurf)?.doubt, Math.sqrt(36 + 64 / 4 + 9));
  assert.is(expectedOf(many)?.figures, 3);
});

test('a past race dated on race day or later is ignored', () => {
  near(expectedOf([figured(0, 120), figured(-5, 120)])?.figure, 80);
});

test.run();
