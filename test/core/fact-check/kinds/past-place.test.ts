import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pastPlace } from '#core/fact-check/kinds/past-place.ts';
import { aPastRace } from '#test/support/a-runner.ts';
import { evidenceWith, holdsFor, SUBJECT } from './kind-checks.ts';

const test = suite('claims about a place in an earlier race');

/** First, third and sixth, newest first. */
const CASES: readonly (readonly [text: string, holds: readonly boolean[]])[] = [
  ['It came home 6th in April.', [true]],
  ['It ran a game third at Saratoga.', [true]],
  ['It ran second in April.', [false]],
  ['It crossed the wire first last out.', [true]],
  ['It crossed the wire first in its latest start.', [true]],
  ['It was a close second last time.', [false]],
  ['It comes off a win.', [true]],
  ['This last-out winner is fit.', [true]],
  ['A runner-up last time.', [false]],
  ['A third-place finish last out.', [false]],
  ['It lost its last start.', [false]],
  ['It has won its last 1.', [true]],
  ['It has won the last three.', [false]],
];

for (const [text, holds] of CASES) {
  test(`${text} ${String(holds)}`, () => assert.equal([...new Set(holdsFor(pastPlace, text))], holds, text));
}

for (const text of [
  'It was third early.',
  'It ran third at the quarter.',
  'It was the second choice.',
  'It was second by a neck at the half.',
  'It ran the first of two races.',
  'It won the last three years.',
]) {
  test(`${text} claims no place`, () => assert.equal(holdsFor(pastPlace, text), []));
}

test('a horse put down counts in the place it crossed the wire and in the official one', () => {
  const pastPerformances = [aPastRace({ official: 3, crossed: { position: 1, lengths: 0.5 } })];
  const evidence = evidenceWith({ pastPerformances });
  assert.equal(holdsFor(pastPlace, 'It crossed the wire first in May.', evidence), [true]);
  assert.equal(holdsFor(pastPlace, 'It placed third in May.', evidence), [true]);
  assert.equal(holdsFor(pastPlace, 'It finished second in May.', evidence), [false]);
});

test('a dead heat for first is a win', () => {
  const pastPerformances = [aPastRace({ official: 1, crossed: { position: 1, lengths: 0 } })];
  assert.equal(holdsFor(pastPlace, 'It won its last start.', evidenceWith({ pastPerformances })), [true]);
});

test('a horse that did not finish was beaten', () => {
  const fell = aPastRace({ official: null, crossed: { position: null, lengths: null } });
  const evidence = evidenceWith({ pastPerformances: [fell] });
  assert.equal(holdsFor(pastPlace, 'It was beaten last time.', evidence), [true]);
  assert.equal(holdsFor(pastPlace, 'It won its last start.', evidence), [false]);
  const [claim] = pastPlace('It won its last start.', evidence);
  assert.is(
    claim?.check({ ...SUBJECT, pastPerformances: [fell] }).fact,
    '3 PAPER LANTERN finished, newest first: not placed',
  );
});

test('wins in a row need as many races, all of them won', () => {
  const won = aPastRace({ official: 1, crossed: { position: 1, lengths: 2 } });
  const holds = (pastPerformances: readonly (typeof won)[] | null) =>
    holdsFor(pastPlace, 'It has won its last three.', evidenceWith({ pastPerformances }));
  assert.equal(holds([won, won, won]), [true]);
  assert.equal(holds([won, won]), [false]);
  assert.equal(holds([won, won, aPastRace({})]), [false]);
  assert.equal(holds([won, won, won, aPastRace({})]), [true]);
  assert.equal(holds(null), [null]);
});

test('unknown form is said to be unknown, not to be without a race', () => {
  const evidence = evidenceWith({ pastPerformances: null });
  for (const text of [
    'It finished third in May.',
    'It was beaten last time.',
    'It has won its last three.',
  ]) {
    const [claim] = pastPlace(text, evidence);
    const check = claim?.check({ ...SUBJECT, pastPerformances: null });
    assert.equal(check, { holds: null, fact: 'form unknown' }, text);
  }
});

test('without an earlier race no place can be checked', () => {
  const evidence = evidenceWith({ pastPerformances: [] });
  for (const text of ['It finished third in May.', 'It was beaten last time.', 'A runner-up last time.'])
    assert.equal(holdsFor(pastPlace, text, evidence), [null], text);
});

test.run();
