import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Runner } from '#core/card/runner.ts';
import { figures } from '#core/fact-check/kinds/figures.ts';
import { aPastRace } from '#test/support/a-runner.ts';
import { evidenceWith, holdsFor, SUBJECT } from './kind-checks.ts';

const test = suite('claims about figures, power and early speed');

/** Ran 91, 84 and 77, newest first; best 88 on the card's own count; power 130, 4 early points. */
const CASES: readonly (readonly [text: string, holds: readonly boolean[]])[] = [
  ['It posted a career-best 91 at Belmont.', [true]],
  ['Its highest figure is 88.', [true]],
  ['Its best figure is 84.', [false]],
  ['Its latest figure was 91.', [true]],
  ['Its latest figure was 88.', [false]],
  ['It has a figure of 77 in its last three.', [true]],
  ['It has a figure of 78 in its last three.', [false]],
  ['It put up a 91 last time.', [true]],
  ['It put up a 77 last time.', [false]],
  ['Its early pace figure of 85 is solid.', [true]],
  ['Its late pace figure of 83 is solid.', [true]],
  ['Its late pace figure of 99 is solid.', [false]],
  ['Its power rating is 130.4.', [true]],
  ['Its power rating is 130.5.', [true]],
  ['Its power rating is 130.6.', [false]],
  ['It has four early speed points, or 4 early speed points.', [true]],
  ['With early points of 3 it will chase.', [false]],
];

for (const [text, holds] of CASES) {
  test(`${text} ${String(holds)}`, () => assert.equal([...new Set(holdsFor(figures, text))], holds));
}

for (const text of [
  'It ran 91 yards.',
  'It earned 91 percent of the vote.',
  'It ran 110 days ago.',
  'It got a 50 half in a work last time.',
  'Today’s par is 91.',
  'It has a pedigree rating of 104.',
  'It won by 12 lengths.',
  'It ran 84.50 last out.',
]) {
  test(`${text} claims no figure`, () => assert.equal(holdsFor(figures, text), []));
}

test('a pace figure is not a speed figure where the words do not say pace', () => {
  assert.equal(holdsFor(figures, 'It earned an 85 in May.'), [false]);
});

test('a last race without a figure lends the newest one there is', () => {
  const pastPerformances = [aPastRace({ speedFigure: null }), aPastRace({ speedFigure: 79 })];
  const evidence = evidenceWith({ pastPerformances });
  assert.equal(holdsFor(figures, 'It ran a 79 last out.', evidence), [true]);
  assert.equal(holdsFor(figures, 'It ran a 91 last out.', evidence), [false]);
});

const factOf = (text: string, change: Partial<Runner> = {}): string | undefined => {
  const evidence = evidenceWith(change);
  const subject = { ...SUBJECT, ...change };
  return figures(text, evidence)[0]?.check(subject).fact;
};

test('the fact lists the figures newest first and the best of all', () => {
  assert.is(factOf('It ran a 95 last out.'), 'figures of 3 PAPER LANTERN, newest first: 91, 84, 77; best 91');
});

test('the best of the card counts where no race shows it', () => {
  const pastPerformances = [aPastRace({ speedFigure: 70 })];
  assert.is(
    factOf('It ran a 95.', { pastPerformances }),
    'figures of 3 PAPER LANTERN, newest first: 70; best 88',
  );
});

test('a first starter has no figure', () => {
  const none = {
    bestLife: null,
    bestFast: null,
    bestDistance: null,
    bestYear: null,
  };
  const change = { pastPerformances: [], ratings: { ...SUBJECT.ratings, ...none } };
  assert.is(factOf('It ran a 95.', change), '3 PAPER LANTERN has no figure on the card');
  assert.equal(holdsFor(figures, 'It ran a 95.', evidenceWith(change)), [false]);
});

test.run();
