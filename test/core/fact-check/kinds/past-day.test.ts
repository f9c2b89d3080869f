import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pastDay } from '#core/fact-check/kinds/past-day.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aPastRace } from '#test/support/a-runner.ts';
import { evidenceWith, holdsFor, SUBJECT } from './kind-checks.ts';

const test = suite('claims about the day of a race or work');

/** Raced on July 5, May 24 and April 12 of 2025, worked on July 26. */
const CASES: readonly (readonly [text: string, holds: readonly boolean[]])[] = [
  ['It raced on Apr. 12th.', [true]],
  ['It raced on April 12, 2025.', [true]],
  ['It raced on April 12, 2024.', [false]],
  ['It finished third on 2025-05-24.', [true]],
  ['It has not been seen since its start of July 5.', [true]],
  ['It has not raced since May 24.', [false]],
  ['Its last race, on July 5, was good.', [true]],
  ['Its last race, on May 24, was good.', [false]],
  ['It breezed on Jul 26.', [true]],
  ['Its bullet of May 24 stands out.', [false]],
  ['It won on Sept 5.', [false]],
];

for (const [text, holds] of CASES) {
  test(`${text} ${String(holds)}`, () => assert.equal(holdsFor(pastDay, text), holds));
}

for (const text of [
  'The meet opens on July 10.',
  'May 24 horses be well.',
  'It ran in the March 6F dash.',
  'The winner is due on 12/07.',
]) {
  test(`${text} claims no day`, () => assert.equal(holdsFor(pastDay, text), []));
}

test('a single-digit day is not the end of another', () => {
  const pastPerformances = [aPastRace({ day: '2025-07-15' as RaceDay })];
  const evidence = evidenceWith({ pastPerformances });
  assert.equal(holdsFor(pastDay, 'It raced on July 5.', evidence), [false]);
  assert.equal(holdsFor(pastDay, 'It raced on July 15.', evidence), [true]);
});

test('a debut has no day to check, and a horse without works none of those', () => {
  const evidence = evidenceWith({ pastPerformances: [], workouts: [] });
  assert.equal(holdsFor(pastDay, 'It raced on July 5.', evidence), [null]);
  assert.equal(holdsFor(pastDay, 'It worked on July 26.', evidence), [null]);
});

test('the claim is of a race or of a work, and the fact lists the days of that', () => {
  const found = (text: string) =>
    pastDay(text, evidenceWith()).map(({ kind, check }) => [kind, check(SUBJECT).fact]);
  assert.equal(found('It worked on July 5.'), [['day of a work', '3 PAPER LANTERN worked on 2025-07-26']]);
  assert.equal(found('It raced on July 26.'), [
    ['day of a race', '3 PAPER LANTERN raced on 2025-07-05, 2025-05-24, 2025-04-12'],
  ]);
});

test.run();
