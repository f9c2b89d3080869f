import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keepsRace, reading } from '../a-query-start.ts';

const test = suite('kinds of races in questions');

/** As charts name them, in lower case. */
const TYPES = [
  'maiden special weight',
  'maiden claiming',
  'maiden optional claiming',
  'claiming',
  'starter allowance',
  'starter optional claiming',
  'allowance',
  'allowance optional claiming',
  'handicap',
  'stakes',
];

const typesOf = (question: string): readonly string[] =>
  TYPES.filter((type) => keepsRace(question, { type }));

const CASES: readonly (readonly [question: string, types: readonly string[]])[] = [
  ['maidens', ['maiden special weight', 'maiden claiming', 'maiden optional claiming']],
  ['maiden claiming', ['maiden claiming', 'maiden optional claiming']],
  ['MSW', ['maiden special weight']],
  ['maiden special weights', ['maiden special weight']],
  ['claiming races', ['claiming']],
  ['claimers', ['claiming']],
  [
    'optional claiming',
    ['maiden optional claiming', 'starter optional claiming', 'allowance optional claiming'],
  ],
  ['starter allowances', ['starter allowance', 'starter optional claiming']],
  ['allowance races', ['allowance', 'allowance optional claiming']],
  ['stakes', ['handicap', 'stakes']],
  ['black type', ['handicap', 'stakes']],
  ['claiming or allowance', ['claiming', 'allowance', 'allowance optional claiming']],
];

for (const [question, types] of CASES) {
  test(`"${question}" keeps ${types.join(', ')}`, () => assert.equal(typesOf(question), types));
}

test('a race whose type is not reported is of no class, but may have a grade', () => {
  for (const question of ['maidens', 'claiming', 'allowance', 'stakes', 'starter races'])
    assert.not.ok(keepsRace(question, { type: '' }), question);
  assert.ok(keepsRace('grade 2', { type: '', grade: 2 }));
});

test('grades are numbers of one to three, in digits or Roman numerals', () => {
  const gradesOf = (question: string) =>
    ([1, 2, 3, null] as const).filter((grade) => keepsRace(question, { grade, type: 'stakes' }));
  assert.equal(gradesOf('grade 1'), [1]);
  assert.equal(gradesOf('Grade III stakes'), [3]);
  assert.equal(gradesOf('g1 or g2'), [1, 2]);
  assert.equal(gradesOf('graded stakes'), [1, 2, 3]);
  assert.equal(reading('grade 4 on turf'), [['surface: turf'], ['grade 4']]);
});

test('races for two-year-olds and for fillies and mares', () => {
  for (const question of ['two-year-olds', '2yo races', 'juveniles', '2-year-old races']) {
    assert.ok(keepsRace(question, { isForTwoYearOlds: true }), question);
    assert.not.ok(keepsRace(question, { isForTwoYearOlds: false }), question);
  }
  for (const question of ['fillies', 'fillies and mares', 'mares']) {
    assert.ok(keepsRace(question, { isForFillies: true }), question);
    assert.not.ok(keepsRace(question, { isForFillies: false }), question);
  }
});

test('age and class hold together', () => {
  assert.not.ok(keepsRace('two-year-old maidens', { type: 'claiming', isForTwoYearOlds: true }));
  assert.not.ok(keepsRace('two-year-old maidens', { type: 'maiden claiming', isForTwoYearOlds: false }));
  assert.ok(keepsRace('two-year-old maidens', { type: 'maiden claiming', isForTwoYearOlds: true }));
});

test.run();
