import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest as sha256 } from '#adapters/system/identifiers.ts';
import { makeRowWriter, NO_SUM, sumOf } from '#core/compliance/pack/pack-rows.ts';

const test = suite('The rows of an evidence pack');

/** A hash that can be read. */
const digest = (text: string): string => `<${text}>`;

test('a checksum ties a row to the one before: former sum, newline, the row with its names in order', () => {
  assert.is(sumOf({ kind: 'changed', id: 'a' }, 'before', digest), '<before\n{"id":"a","kind":"changed"}>');
});

test('the first row follows 64 zeros', () => {
  const first = makeRowWriter(digest)({ kind: 'changed', id: 'a' });
  assert.is(JSON.parse(first).sum, `<${NO_SUM}\n{"id":"a","kind":"changed","row":1}>`);
  assert.is(NO_SUM, '0'.repeat(64));
});

test('a row is one line with its number and its sum, in the order of the alphabet', () => {
  const write = makeRowWriter(() => 'sum');
  assert.is(write({ kind: 'changed', id: 'a' }), '{"id":"a","kind":"changed","row":1,"sum":"sum"}\n');
  assert.is(
    write({ kind: 'end', entries: 0, proofs: 0 }),
    '{"entries":0,"kind":"end","proofs":0,"row":2,"sum":"sum"}\n',
  );
});

test('words of several lines stay one row', () => {
  const row = makeRowWriter(sha256)({ kind: 'words', hash: 'h', words: 'First line\nSecond "line"\u2028' });
  assert.is(row.split('\n').length, 2);
  assert.is(JSON.parse(row).words, 'First line\nSecond "line"\u2028');
});

test('the same rows give the same text, and a changed row changes every sum after it', () => {
  const sums = (...ids: string[]) => {
    const write = makeRowWriter(sha256);
    return ids.map((id) => JSON.parse(write({ kind: 'changed', id })).sum as string);
  };
  assert.equal(sums('a', 'b', 'c'), sums('a', 'b', 'c'));
  const [before, changed] = [sums('a', 'b', 'c', 'd'), sums('a', 'x', 'c', 'd')];
  assert.equal(
    before.map((sum, index) => sum === changed[index]),
    [true, false, false, false],
  );
});

test.run();
