import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { record } from '#core/fact-check/kinds/record.ts';
import { aPerson } from '#test/support/a-runner.ts';
import { evidenceWith, holdsFor } from './kind-checks.ts';

const test = suite('claims about starts, wins and earnings');

const CASES: readonly (readonly [text: string, holds: readonly (boolean | null)[]])[] = [
  ['It is 2 for 8 lifetime.', [true]],
  ['It is 3 for 8 lifetime.', [false]],
  ['It is two for eight.', [true]],
  ['It has 8 starts with 2 wins.', [true]],
  ['It is 1 for 3 at the distance.', [true]],
  ['It is 2 for 3 at the distance.', [false]],
  ['At the distance, it is 1 for 3.', [true]],
  ['It is 0-for-0 on turf.', [true]],
  ['It is 1 for 2 on wet tracks.', [true]],
  ['It is 1 for 6 on fast dirt.', [true]],
  ['It is 1 for 3 this year.', [true]],
  ['It is 1 for 5 last year.', [true]],
  ['It was in the money 4 of 8 times.', [true]],
  ['It was in the money in 5 of 8 starts.', [false]],
  ['It has two career wins.', [true]],
  ['It is a 3-time winner.', [false]],
  ['It has won twice.', [true]],
  ['It makes its 8 career starts count.', [true]],
  ['It has never won.', [false]],
  ['It is unraced.', [false]],
  ['It is winless on turf.', [true]],
  ['It earned $96,000.', [true]],
  ['It earned $96,400.', [true]],
  ['It earned $80,000.', [false]],
  ['It has $96,000 in career earnings.', [true]],
  ['It runs six furlongs.', []],
];

for (const [text, holds] of CASES) {
  test(`${text} ${holds.length === 0 ? 'claims nothing' : String(holds)}`, () =>
    assert.equal(holdsFor(record, text), holds));
}

test('two records in one sentence are two claims, each with its own scope', () => {
  assert.equal(holdsFor(record, 'It is 2 for 8 lifetime and 1 for 3 at the distance.'), [true, true]);
  assert.equal(holdsFor(record, 'It is 2 for 8 lifetime and 2 for 3 at the distance.'), [true, false]);
});

test('wins inside a pair are not counted again', () => {
  assert.is(holdsFor(record, 'It has 2 wins from 8 starts.').length, 1);
});

test('a record of jockey or trainer is checked against theirs', () => {
  const evidence = evidenceWith({ trainer: aPerson('MARSH ALEX', 80, 20) });
  assert.equal(holdsFor(record, 'Its trainer is 20 of 80 this year.', evidence), [true]);
  assert.equal(holdsFor(record, 'Its trainer is 21 of 80 this year.', evidence), [false]);
});

test('without any record of its people such a claim cannot be checked', () => {
  const evidence = evidenceWith({ trainer: null, jockey: null });
  assert.equal(holdsFor(record, 'Its trainer is 20 of 80 this year.', evidence), [null]);
});

test('a horse with an unknown record makes no claim checkable', () => {
  const evidence = evidenceWith({ records: null });
  for (const text of ['It is 2 for 8.', 'It has two wins.', 'It is unraced.', 'It earned $96,000.'])
    assert.equal(holdsFor(record, text, evidence), [null], text);
});

test.run();
