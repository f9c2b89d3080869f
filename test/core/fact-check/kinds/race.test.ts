import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceClaims } from '#core/fact-check/kinds/race.ts';
import { evidenceWith, holdsOfRace } from './kind-checks.ts';

const test = suite('claims about the race');

/** Race 1, six furlongs on the dirt, $80,000, five starters, off at 1:05 PM. */
const CASES: readonly (readonly [text: string, holds: readonly (boolean | null)[]])[] = [
  ['This race is run on the dirt.', [true]],
  ['This race is run on the turf.', [false]],
  ['Today it goes six furlongs.', [true]],
  ['Today it goes seven furlongs.', [false]],
  ['Today it goes a mile and a sixteenth.', [false]],
  ['This sprint suits it.', [true]],
  ['This route suits it.', [false]],
  ['A field of five goes to post.', [true]],
  ['A field of nine goes to post.', [false]],
  ['The purse is $80,000.', [true]],
  ['A purse of $75,000 is up for grabs.', [false]],
  ['This race is a grade 1.', [false]],
  ['Post time is 1:05 PM.', [true]],
  ['Post time is 1:05.', [true]],
  ['Post time is 2:05 PM.', [false]],
  ['Today’s race 1 looks open.', [true]],
  ['Today’s race 4 looks open.', [false]],
  ['It won its last race on the turf.', []],
  ['It won at seven furlongs last time.', []],
];

for (const [text, holds] of CASES) {
  test(`${text} ${holds.length === 0 ? 'claims nothing of today' : String(holds)}`, () =>
    assert.equal(holdsOfRace(raceClaims, text), holds));
}

test('a graded race is graded as claimed, in digits and in Roman numerals', () => {
  const evidence = evidenceWith({}, { grade: 2 });
  assert.equal(holdsOfRace(raceClaims, 'This race is a grade 2.', evidence), [true]);
  assert.equal(holdsOfRace(raceClaims, 'This race is a Grade II.', evidence), [true]);
  assert.equal(holdsOfRace(raceClaims, 'This race is a grade 3.', evidence), [false]);
});

test('what the card does not give cannot be checked', () => {
  const evidence = evidenceWith({}, { surface: null, distanceYards: null, purse: null, postTime: null });
  for (const text of [
    'This race is run on the turf.',
    'Today it goes seven furlongs.',
    'This route suits it.',
    'The purse is $75,000.',
    'Post time is 2:05 PM.',
  ])
    assert.equal(holdsOfRace(raceClaims, text, evidence), [null], text);
});

test('a race over jumps is neither dirt nor turf', () => {
  const evidence = evidenceWith({}, { surface: 'steeplechase' });
  assert.equal(holdsOfRace(raceClaims, 'This race is run on the turf.', evidence), [null]);
});

test('a scratched horse is part of the field as carded', () => {
  const evidence = evidenceWith({ isScratched: true });
  assert.equal(holdsOfRace(raceClaims, 'A field of four goes to post.', evidence), [true]);
  assert.equal(holdsOfRace(raceClaims, 'A field of five goes to post.', evidence), [true]);
  assert.equal(holdsOfRace(raceClaims, 'A field of six goes to post.', evidence), [false]);
});

test.run();
