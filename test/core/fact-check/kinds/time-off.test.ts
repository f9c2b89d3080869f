import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { timeOff } from '#core/fact-check/kinds/time-off.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aPastRace, aWorkout } from '#test/support/a-runner.ts';
import { evidenceWith, holdsFor, SUBJECT } from './kind-checks.ts';

const test = suite('claims about the time since a race');

/** On August 2: raced 28, 70 and 112 days ago, worked 7 days ago. */
const CASES: readonly (readonly [text: string, holds: readonly boolean[]])[] = [
  ['It has been off for 28 days.', [true]],
  ['It has been off for 29 days.', [true]],
  ['It has been off for 30 days.', [false]],
  ['It has been idle 4 weeks.', [true]],
  ['It has been idle 5 weeks.', [false]],
  ['It makes its first start in one month.', [true]],
  ['It makes its first start in two months.', [false]],
  ['It ran third 10 weeks ago.', [true]],
  ['It ran third 70 days ago.', [true]],
  ['It ran third 80 days ago.', [false]],
  ['Its last race was 70 days ago.', [false]],
  ['28 days have passed since its last race.', [true]],
  ['It has 42 days between starts.', [false]],
  ['It comes back in 28 days.', [true]],
  ['It worked 7 days ago.', [true]],
  ['It breezed 28 days ago.', [false]],
];

for (const [text, holds] of CASES) {
  test(`${text} ${String(holds)}`, () => assert.equal(holdsFor(timeOff, text), holds));
}

for (const text of ['It is 28 days old.', 'It ran for 28 seconds.', 'Many months ago it was good.']) {
  test(`${text} claims no time off`, () => assert.equal(holdsFor(timeOff, text), []));
}

test('a source that gives only the days since the last race is believed', () => {
  const evidence = evidenceWith({ pastPerformances: null, daysSinceLast: 45 });
  assert.equal(holdsFor(timeOff, 'It returns from a 45-day layoff.', evidence), [true]);
  assert.equal(holdsFor(timeOff, 'It returns from a 60-day layoff.', evidence), [false]);
});

test('a month is 30.4 days give or take 16, a week 7 give or take 4', () => {
  const holds = (text: string, daysSinceLast: number) =>
    holdsFor(timeOff, text, evidenceWith({ pastPerformances: null, daysSinceLast }))[0];
  assert.equal(
    [14, 15, 46, 47].map((days) => holds('It has been off for one month.', days)),
    [false, true, true, false],
  );
  assert.equal(
    [2, 3, 11, 12].map((days) => holds('It has been off for one week.', days)),
    [false, true, true, false],
  );
});

test('where the card’s count and its races differ either is right', () => {
  const pastPerformances = [aPastRace({ day: '2025-07-05' as RaceDay })];
  const evidence = evidenceWith({ pastPerformances, daysSinceLast: 14 });
  assert.equal(holdsFor(timeOff, 'It has been off for 14 days.', evidence), [true]);
  assert.equal(holdsFor(timeOff, 'It has been off for 28 days.', evidence), [true]);
  assert.equal(holdsFor(timeOff, 'It has been off for 21 days.', evidence), [false]);
});

test('a work is not a race: its days are those of the works', () => {
  const workouts = [aWorkout({ day: '2025-07-31' as RaceDay })];
  assert.equal(holdsFor(timeOff, 'It worked 2 days ago.', evidenceWith({ workouts })), [true]);
  assert.equal(holdsFor(timeOff, 'It raced 2 days ago.', evidenceWith({ workouts })), [false]);
  assert.equal(holdsFor(timeOff, 'It worked 2 days ago.', evidenceWith({ workouts: [] })), [false]);
  assert.equal(holdsFor(timeOff, 'It worked 2 days ago.', evidenceWith({ workouts: null })), [null]);
});

test('a leap day counts', () => {
  const pastPerformances = [aPastRace({ day: '2024-02-28' as RaceDay })];
  const race = { day: '2024-03-01' as RaceDay };
  const text = 'It has been off for 4 days.';
  const evidence = evidenceWith({ pastPerformances, daysSinceLast: null }, race);
  assert.equal(holdsFor(timeOff, text, evidence), [false]);
  assert.equal(holdsFor(timeOff, 'It has been off for 3 days.', evidence), [true]);
});

test('the fact says how long it has been', () => {
  const factOf = (change = {}): string | undefined =>
    timeOff('It has been off for 60 days.', evidenceWith())[0]?.check({ ...SUBJECT, ...change }).fact;
  assert.is(factOf(), '3 PAPER LANTERN last raced 28 days ago');
  assert.is(factOf({ pastPerformances: [], daysSinceLast: null }), 'no earlier race on the card');
});

test.run();
