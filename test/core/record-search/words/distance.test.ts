import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { distancesInFigures } from '#core/record-search/words/distance.ts';
import { seededRng } from '#test/support/rng.ts';
import { keepsRace, reading } from '../a-query-start.ts';

const test = suite('distances in questions');

const FURLONG = 220;

/** Of races over 5, 6, 6½, 7, 8, 8½ and 9 furlongs those that a question keeps. */
const furlongsOf = (question: string): readonly number[] =>
  [5, 6, 6.5, 7, 8, 8.5, 9].filter((furlongs) => keepsRace(question, { distanceYards: furlongs * FURLONG }));

const CASES: readonly (readonly [question: string, furlongs: readonly number[]])[] = [
  ['at 6f', [6]],
  ['at 6.5 furlongs', [6.5]],
  ['at 6 1/2 furlongs', [6.5]],
  ['the mile', [8]],
  ['at 1 1/16 miles', [8.5]],
  ['at a mile and an eighth', [9]],
  ['6 to 7 furlongs', [6, 6.5, 7]],
  ['6f-7f', [6, 6.5, 7]],
  ['6 furlongs and 7 furlongs', [6, 7]],
  ['7 furlongs to 1 mile', [7, 8]],
  ['under 7 furlongs', [5, 6, 6.5]],
  ['up to 7 furlongs', [5, 6, 6.5, 7]],
  ['7f or less', [5, 6, 6.5, 7]],
  ['over 7 furlongs', [8, 8.5, 9]],
  ['longer than 7 furlongs', [8, 8.5, 9]],
  ['at least 7 furlongs', [7, 8, 8.5, 9]],
  ['7f+', [7, 8, 8.5, 9]],
  ['7 furlongs and up', [7, 8, 8.5, 9]],
  ['sprints', [5, 6, 6.5, 7]],
  ['routes', [8, 8.5, 9]],
  ['long distances', [8, 8.5, 9]],
];

for (const [question, furlongs] of CASES) {
  test(`"${question}" keeps ${furlongs.join(', ')} furlongs`, () =>
    assert.equal(furlongsOf(question), furlongs));
}

test('a distance within ten yards is the same, eleven are not', () => {
  assert.ok(keepsRace('at 6f', { distanceYards: 1330 }));
  assert.ok(keepsRace('at 6f', { distanceYards: 1310 }));
  assert.not.ok(keepsRace('at 6f', { distanceYards: 1331 }));
  assert.not.ok(keepsRace('at 6f', { distanceYards: 1309 }));
});

test('a mile and 70 yards is no mile, but a route', () => {
  assert.not.ok(keepsRace('at a mile', { distanceYards: 1830 }));
  assert.ok(keepsRace('routes', { distanceYards: 1830 }));
});

test('a race without a known distance fits no question about distance', () => {
  for (const question of ['at 6f', 'sprints', 'routes', 'under 9f', 'at least 2f', '5f to 9f'])
    assert.not.ok(keepsRace(question, { distanceYards: null }), question);
});

test('under and at least share every race between them, over and up to as well', () => {
  const rng = seededRng(7);
  for (let draw = 0; draw < 200; draw += 1) {
    const distanceYards = Math.round(900 + 2000 * rng());
    const furlongs = 5 + Math.floor(5 * rng());
    const isKept = (words: string): boolean => keepsRace(`${words} ${furlongs} furlongs`, { distanceYards });
    assert.is.not(isKept('under'), isKept('at least'), `${distanceYards} yards, ${furlongs}F`);
    assert.is.not(isKept('over'), isKept('up to'), `${distanceYards} yards, ${furlongs}F`);
  }
});

test('sprints and routes share every race between them', () => {
  for (const distanceYards of [1, 1759, 1760, 1761, 4000])
    assert.is.not(keepsRace('sprints', { distanceYards }), keepsRace('routes', { distanceYards }));
});

test('distances in words become figures, other numbers stay', () => {
  assert.is(distancesInFigures('a mile and a sixteenth'), '1 1/16 miles');
  assert.is(distancesInFigures('one mile and one quarter'), '1 1/4 miles');
  assert.is(distancesInFigures('six and a half furlongs'), '6 1/2 furlongs');
  assert.is(distancesInFigures('two-mile races'), '2-mile races');
  assert.is(distancesInFigures('at a mile'), 'at 1 mile');
  assert.is(distancesInFigures('five jockeys and a half'), 'five jockeys and a half');
});

test('a fraction over nothing does no harm', () => {
  assert.equal(reading('6 1/0 furlongs')[0], ['distance: 6F']);
});

test.run();
