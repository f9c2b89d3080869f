import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { flag, known, subjectOf } from '#core/handicapping/features/feature.ts';
import { interestOfStarters, measured } from '#core/handicapping/features/measured.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';
import { evidenceWith } from './feature-of.ts';

const test = suite('what features are made of');

const post = {
  name: 'post',
  group: 'core',
  meaning: 'The gate',
  source: 'The card',
  measure: ({ runner }: { readonly runner: { readonly postPosition: number | null } }) => runner.postPosition,
} as const;

test('what is unknown or no number is left out, zero stays', () => {
  assert.equal(known([1, null, 0, Number.NaN, Number.POSITIVE_INFINITY, -2]), [1, 0, -2]);
  assert.equal([flag(true), flag(false)], [1, 0]);
});

test('a horse without a record of its connections has an empty one', () => {
  const evidence = evidenceWith({});
  assert.equal(subjectOf(present(evidence.starters[0]), evidence).connectionRecord, {});
});

test('an unknown past reads as no race, so that nothing can be measured in it', () => {
  const evidence = evidenceWith({ runner: { pastPerformances: null } });
  assert.equal(subjectOf(present(evidence.starters[0]), evidence).past, []);
});

test('values are in order of starter, then feature; a missing one is not a number', () => {
  const runner = { postPosition: null };
  const rivals = [aRunner({ programNumber: '2' }), aRunner({ programNumber: '3' })];
  const constant = { ...post, name: 'constant', measure: () => 9 };
  const values = measured(evidenceWith({ runner, rivals }), [post, constant]);
  assert.equal([...values], [Number.NaN, 9, 2, 9, 3, 9]);
});

test('without features or starters there are no values', () => {
  assert.is(measured(evidenceWith({}), []).length, 0);
  const scratched = { runner: { isScratched: true }, rivals: [] };
  assert.is(measured(evidenceWith(scratched), [post]).length, 0);
});

test('scratched horses have no row, and the tickets of the rest close up', () => {
  const rivals = ['2', '2B', '3'].map((programNumber) =>
    aRunner({
      programNumber,
      coupledWith: programNumber.startsWith('2') ? 'B' : null,
      isScratched: programNumber === '3',
    }),
  );
  const evidence = evidenceWith({ rivals });
  assert.equal(interestOfStarters(evidence), [0, 1, 1]);
  assert.equal([...measured(evidence, [post])].length, 3);
});

test('a measure that is no finite number is missing, not huge', () => {
  for (const value of [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN])
    assert.equal(
      [...measured(evidenceWith({ rivals: [] }), [{ ...post, measure: () => value }])],
      [Number.NaN],
    );
});

test.run();
