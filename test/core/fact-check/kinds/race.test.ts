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
  ['Today they go over the main track.', [true]],
  ['This race is on the main track.', [true]],
  ['This contest is over the Tapeta.', [false]],
  ['This event goes 6F.', [true]],
  ['The race covers 6 1/2 furlongs.', [false]],
  ['The distance is six furlongs.', [true]],
  ['It is a nine-horse field.', [false]],
  ['It is a 5-runner field.', [true]],
  ['Five starters line up.', [true]],
  ['Six horses face the starter.', [false]],
  ['An $80,000 purse awaits.', [true]],
  ['It won a purse of $75,000.', []],
  ['Off at 1:05.', [true]],
  ['It is scheduled for 1:06 p.m.', [false]],
  ['Today’s race #1 is open.', [true]],
  ['It was third in race 7.', []],
  ['It won the last sprint.', []],
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

test('a mile is a route, a yard less is not', () => {
  const holds = (distanceYards: number) =>
    holdsOfRace(raceClaims, 'This route suits it.', evidenceWith({}, { distanceYards }));
  assert.equal(holds(1760), [true]);
  assert.equal(holds(1759), [false]);
});

test('a race without a grade is of no grade, and a grade of an earlier race claims nothing', () => {
  assert.equal(holdsOfRace(raceClaims, 'This race is a G1.'), [false]);
  assert.equal(holdsOfRace(raceClaims, 'It won a grade 2 last year.'), []);
});

test('the facts read like sentences of the race, money like money', () => {
  const factOf = (text: string, race = {}): string | undefined =>
    raceClaims(text, evidenceWith({}, race)).at(0)?.fact;
  assert.is(factOf('The purse is $75,000.'), 'the purse is $80,000');
  assert.is(factOf('The purse is $75,000.', { purse: null }), 'purse unknown');
  assert.is(factOf('This race is run on the turf.'), 'the race is on dirt');
  assert.is(factOf('This race is a grade 1.'), 'the race has no grade');
  assert.is(factOf('This race is a grade 1.', { grade: 3 }), 'the race is a grade 3');
  assert.is(factOf('A field of nine goes to post.'), '5 start');
  assert.is(factOf('Today’s race 4 looks open.'), 'it is race 1');
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
