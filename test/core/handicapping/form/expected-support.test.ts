import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { subjectOf } from '#core/handicapping/features/feature.ts';
import { expectedSupport, type SupportSettings } from '#core/handicapping/form/expected-support.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { DAY, evidenceWith } from '#test/core/handicapping/features/feature-of.ts';
import { near } from '#test/support/near.ts';

const test = suite('the market support to expect of a horse');

const FIGURE = {
  halfLifeDays: 90,
  otherFooting: 0.5,
  parWeight: 1,
  belowPar: 6,
  belowField: 3,
  doubt: { base: 6, fewFigures: 8, newFooting: 3 },
};
const SETTINGS: SupportSettings = {
  raced: { base: 0.1, terms: [{ name: 'lastFigure', mean: 0, scale: 10, weight: 0.3 }] },
  debut: { base: -0.4, terms: [] },
};
const PARS = { pace2f: null, pace4f: null, pace6f: null, speed: 86, latePace: null };

function supportOf(past: readonly Partial<PastPerformance>[], speed: number | null = 86) {
  const evidence = evidenceWith({ past, race: { pars: { ...PARS, speed } }, rivals: [] });
  const [runner] = evidence.starters;
  if (runner === undefined) throw new Error('no starter');
  return expectedSupport(SETTINGS, FIGURE).measure(subjectOf(runner, evidence));
}
const raced = (change: Partial<PastPerformance>) => ({ day: addDays(DAY, -30), ...change });

test('a figure two standard deviations above the level of the race adds twice its weight', () => {
  near(supportOf([raced({ speedFigure: 100 })]), 0.1 + 2 * 0.3);
});

test('the same figure is worth less in a better race', () => {
  near(supportOf([raced({ speedFigure: 100 })], 96), 0.1 + 0.3);
});

test('an unknown figure counts as the usual one', () => {
  near(supportOf([raced({ speedFigure: null })]), 0.1);
});

test('a first-time starter has an equation of its own', () => {
  near(supportOf([]), -0.4);
});

test('nothing is expected of a horse whose earlier odds are all unknown', () => {
  assert.is(supportOf([raced({ odds: null, speedFigure: 100 })]), null);
});

test.run();
