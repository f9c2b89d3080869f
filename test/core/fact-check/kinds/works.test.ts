import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { works } from '#core/fact-check/kinds/works.ts';
import { aWorkout } from '#test/support/a-runner.ts';
import { evidenceWith, holdsFor, SUBJECT } from './kind-checks.ts';

const test = suite('claims about morning works');

/** Five furlongs in 1:00.40, four in 48.20 and three in 36, none of them a bullet. */
const THREE_WORKS = evidenceWith({
  workouts: [
    aWorkout({ distanceYards: 1100, seconds: 60.4 }),
    aWorkout({ distanceYards: 880, seconds: 48.2 }),
    aWorkout({ distanceYards: 660, seconds: 36 }),
  ],
});

const CASES: readonly (readonly [text: string, holds: readonly boolean[]])[] = [
  ['It worked five furlongs in 1:00.4.', [true]],
  ['It worked five furlongs in :60.4.', [true]],
  ['It worked five furlongs in 1:00 2/5.', [true]],
  ['It worked five furlongs in 1:00.', [true]],
  ['It worked five furlongs in 1:01.', [false]],
  ['It breezed 4F in 48 1/5.', [true]],
  ['It breezed 4F in 48.3.', [false]],
  ['It drilled three furlongs in 36.', [true]],
  ['It drilled three furlongs.', [true]],
  ['It drilled six furlongs.', [false]],
  ['It drilled in 48.2.', [true]],
  ['It drilled three furlongs in 48.2.', [false]],
  ['It blew out three furlongs, and it ran six furlongs in 1:09.', [true]],
  ['It shows a bullet.', [false]],
];

for (const [text, holds] of CASES) {
  test(`${text} ${String(holds)}`, () => assert.equal(holdsFor(works, text, THREE_WORKS), holds));
}

for (const text of [
  'It worked hard.',
  'It works well from off the pace.',
  'It ran six furlongs in 1:09.',
  'It worked in 12 starts.',
]) {
  test(`${text} claims no work`, () => assert.equal(holdsFor(works, text, THREE_WORKS), []));
}

test('one bullet among the works is enough', () => {
  const workouts = [aWorkout(), aWorkout({ isBullet: true })];
  assert.equal(holdsFor(works, 'It shows a bullet.', evidenceWith({ workouts })), [true]);
});

test('a horse with no work on the card has none, one whose works are unknown may', () => {
  const text = 'It worked five furlongs.';
  assert.equal(holdsFor(works, text, evidenceWith({ workouts: [] })), [false]);
  assert.equal(holdsFor(works, text, evidenceWith({ workouts: null })), [null]);
  assert.equal(holdsFor(works, 'It shows a bullet.', evidenceWith({ workouts: null })), [null]);
});

test('the fact lists the works with their bullets', () => {
  const [claim] = works('It worked five furlongs.', evidenceWith());
  assert.is(claim?.check(SUBJECT).fact, 'works of 3 PAPER LANTERN: 2025-07-26 4F in 48.4 (bullet)');
  assert.is(claim?.check({ ...SUBJECT, workouts: [] }).fact, 'works of 3 PAPER LANTERN: none on the card');
});

test.run();
