import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pastTrack } from '#core/fact-check/kinds/past-track.ts';
import { aPastRace, aWorkout } from '#test/support/a-runner.ts';
import { evidenceWith, holdsFor, SUBJECT } from './kind-checks.ts';

const test = suite('claims about the track of a race or work');

/** Raced at Belmont, Saratoga and Aqueduct, newest first; worked at Saratoga, where it runs today. */
const CASES: readonly (readonly [text: string, holds: readonly (boolean | null)[]])[] = [
  ['It finished sixth at Aqueduct.', [true]],
  ['It ships from Churchill Downs.', [false]],
  ['It ships in from Belmont Park.', [true]],
  ['It exits a race at Belmont.', [true]],
  ['It exits a race at Saratoga.', [false]],
  ['It worked at Saratoga.', [true]],
  ['It breezed over Fair Hill.', [false]],
  ['It was third at Saratoga.', [true]],
];

for (const [text, holds] of CASES) {
  test(`${text} ${String(holds)}`, () => assert.equal(holdsFor(pastTrack, text), holds));
}

for (const text of [
  'The sun shines at Del Mar.',
  'It is 0 for 1 at Saratoga.',
  'It has no wins at Saratoga.',
  'It won at Nowhere Downs.',
  'It ran in saratoga.',
]) {
  test(`${text} claims no track`, () => assert.equal(holdsFor(pastTrack, text), []));
}

test('a race at today’s track that the card does not print may still have been', () => {
  const pastPerformances = [aPastRace({ track: 'AQU' })];
  const evidence = evidenceWith({ pastPerformances });
  assert.equal(holdsFor(pastTrack, 'It won at Saratoga.', evidence), [null]);
  assert.equal(holdsFor(pastTrack, 'It won at Keeneland.', evidence), [false]);
  assert.equal(holdsFor(pastTrack, 'It last raced at Saratoga.', evidence), [false]);
});

test('a horse without races or works has no track to check', () => {
  const evidence = evidenceWith({ pastPerformances: [], workouts: null });
  assert.equal(holdsFor(pastTrack, 'It won at Keeneland.', evidence), [null]);
  assert.equal(holdsFor(pastTrack, 'It worked at Keeneland.', evidence), [null]);
});

test('Belmont at Aqueduct is a track of its own', () => {
  const evidence = evidenceWith({ pastPerformances: [aPastRace({ track: 'BAQ' })] });
  assert.equal(holdsFor(pastTrack, 'It ran at Belmont at Aqueduct.', evidence), [true]);
});

test('each track is named once in the fact, in the order of the races', () => {
  const factOf = (text: string, change = {}): string | undefined =>
    pastTrack(text, evidenceWith(change))[0]?.check({ ...SUBJECT, ...change }).fact;
  const pastPerformances = ['BEL', 'SAR', 'BEL'].map((track) => aPastRace({ track }));
  assert.is(
    factOf('It won at Keeneland.', { pastPerformances }),
    '3 PAPER LANTERN raced at Belmont, Saratoga',
  );
  assert.is(factOf('It last won at Keeneland.'), '3 PAPER LANTERN last raced at Belmont');
  const workouts = [aWorkout({ track: 'FAI' })];
  assert.is(factOf('It worked at Keeneland.', { workouts }), '3 PAPER LANTERN worked at Fair Hill');
});

test.run();
