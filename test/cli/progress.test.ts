import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeProgress } from '#cli/progress.ts';

const test = suite('progress of long work');

/** Tells of `total` things that take `each` milliseconds. */
function reportOf(total: number, each: number): readonly string[] {
  const lines: string[] = [];
  let elapsed = 0;
  const progress = makeProgress({ things: 'files', say: (line) => lines.push(line), now: () => elapsed });
  for (let done = 1; done <= total; done += 1) {
    elapsed += each;
    progress(done, total);
  }
  return lines;
}

test('it prints the rate and what is left, at most once a second, and the end', () => {
  assert.equal(reportOf(5, 500), [
    '2 of 5 files, 2.0 a second, 2 s left',
    '4 of 5 files, 2.0 a second, 1 s left',
    '5 of 5 files, 2.0 a second, done',
  ]);
});

test('minutes are printed as minutes', () => {
  assert.is(reportOf(100, 2_000)[0], '1 of 100 files, 0.5 a second, 3 min 18 s left');
});

test('what is over at once is not worth a line', () => {
  assert.equal(reportOf(40, 20), []);
  assert.equal(reportOf(0, 20), []);
});

test.run();
