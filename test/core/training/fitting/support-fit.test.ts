import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { subjectOf } from '#core/handicapping/features/feature.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { fitSupport } from '#core/training/fitting/support-fit.ts';
import { DAY, evidenceWith } from '#test/core/handicapping/features/feature-of.ts';
import { near } from '#test/support/near.ts';
import { bell, seededRng } from '#test/support/rng.ts';

const test = suite('fitting the market support to expect');

const FIGURE = {
  halfLifeDays: 90,
  otherFooting: 0.5,
  parWeight: 1,
  belowPar: 6,
  belowField: 3,
  doubt: { base: 6, fewFigures: 8, newFooting: 3 },
};
const PARS = { pace2f: null, pace4f: null, pace6f: null, speed: 86, latePace: null };
const NAMES = { raced: ['lastFigure'], debut: ['pedigree'], penalty: 0.001 };

function subjectWith(speedFigure: number | null) {
  const past = speedFigure === null ? [] : [{ day: addDays(DAY, -30), speedFigure }];
  const evidence = evidenceWith({ past, race: { pars: PARS }, rivals: [] });
  const [runner] = evidence.starters;
  if (runner === undefined) throw new Error('no starter');
  return subjectOf(runner, evidence);
}

test('what a point of figure was worth on the boards of past races is found again', () => {
  const rng = seededRng(11);
  const lines = Array.from({ length: 200 }, () => {
    const figure = 80 + 10 * bell(rng);
    return { subject: subjectWith(figure), support: 0.2 + 0.05 * (figure - 80) };
  });
  const { raced } = fitSupport(lines, NAMES, FIGURE);
  const [term] = raced.terms;
  near((term?.weight ?? 0) / (term?.scale ?? 1), 0.05, 1e-4);
  near(raced.base - ((term?.mean ?? 0) * (term?.weight ?? 0)) / (term?.scale ?? 1), 0.2, 1e-3);
});

test('first starts are learned from first starts only', () => {
  const lines = [
    { subject: subjectWith(90), support: 1 },
    { subject: subjectWith(70), support: 0 },
    { subject: subjectWith(null), support: -0.6 },
    { subject: subjectWith(null), support: -0.2 },
  ];
  const { raced, debut } = fitSupport(lines, NAMES, FIGURE);
  assert.is(raced.base, 0.5);
  assert.is(debut.base, -0.4);
});

test.run();
