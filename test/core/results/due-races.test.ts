import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { racesDue, unsettledProblems } from '#core/results/due-races.ts';
import { aRace } from '#test/support/a-race.ts';

const test = suite('races that should have a result');

const OFF = instant(Date.parse('2025-08-02T17:00:00Z'));
const races = [
  aRace({ number: 1, postTime: OFF }),
  aRace({ number: 2, postTime: shift(OFF, 30 * MINUTE) }),
  aRace({ number: 3, postTime: OFF, isCancelled: true }),
  aRace({ number: 4, postTime: null }),
];
const dueAt = (minutes: number) =>
  racesDue({ races }, shift(OFF, minutes * MINUTE)).map(({ number }) => number);

test('a race is due 15 minutes after its post time, not a minute before', () => {
  assert.equal([dueAt(14), dueAt(15), dueAt(44), dueAt(45)], [[], [1], [1], [1, 2]]);
});

test('without a card nothing is due', () => {
  assert.equal(racesDue(null, OFF), []);
});

test('a due race without a result is a problem, with the minutes since its post time', () => {
  const now = shift(OFF, 50 * MINUTE);
  const due = racesDue({ races }, now);
  assert.equal(unsettledProblems(due, new Set([1]), now), [
    'Race 2: no result yet, 20 minutes after its post time.',
  ]);
  assert.equal(unsettledProblems(due, new Set([1, 2]), now), []);
});

test.run();
