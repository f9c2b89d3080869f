import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rowIn } from '#core/compliance/pack/row-shape.ts';
import { canonicalText } from '#core/kernel/canonical-text.ts';

const test = suite('The shape of a row');

const HEAD = { kind: 'head', format: 1, product: 'x', writtenAt: 'now', scope: null, head: null, readMe: '' };
const PROOF = { kind: 'proof', proof: { id: 'a' }, sealedAs: 1, person: null, salt: null, words: null };
const ROWS: readonly ({ readonly kind: string } & Readonly<Record<string, unknown>>)[] = [
  HEAD,
  { ...HEAD, scope: { memberId: 'm', email: 'e' }, head: { seq: 1, hash: 'h' } },
  { kind: 'entry', seq: 1, hash: 'h', text: 't' },
  { kind: 'link', seq: 1, hash: 'h', textHash: 't' },
  { kind: 'words', hash: 'h', words: 'w' },
  PROOF,
  { ...PROOF, sealedAs: null, person: { memberId: 'm' }, salt: 's', words: 'h' },
  { kind: 'changed', id: 'a' },
  { kind: 'end', entries: 0, proofs: 0 },
];

const line = (row: object): string => canonicalText({ row: 1, sum: 's', ...row });

test('every kind of row is read as it was written', () => {
  for (const row of ROWS) assert.equal(rowIn(line(row)), { row: 1, sum: 's', ...row }, line(row));
});

test('a row that lacks a required name is not read', () => {
  const optional = new Set(['format', 'product', 'readMe']);
  for (const row of ROWS)
    for (const name of ['row', 'sum', ...Object.keys(row)]) {
      if (optional.has(name)) continue;
      assert.is(rowIn(line({ ...row, [name]: undefined })), null, `${row.kind} without ${name}`);
    }
});

test('texts and numbers are not interchangeable', () => {
  assert.is(rowIn(line({ kind: 'end', entries: '0', proofs: 0 })), null);
  assert.is(rowIn(line({ kind: 'changed', id: 7 })), null);
  assert.is(rowIn(line({ kind: 'changed', id: 'a', row: '1' })), null);
  assert.is(rowIn(line({ ...HEAD, scope: { memberId: 'm' } })), null, 'a scope without an address');
  assert.is(rowIn(line({ ...HEAD, head: { seq: '1', hash: 'h' } })), null);
  assert.is(rowIn(line({ ...PROOF, person: 'Anna' })), null);
  assert.is(rowIn(line({ ...PROOF, proof: { id: null } })), null);
});

test('null is not accepted for a required value', () => {
  assert.is(rowIn(line({ kind: 'words', hash: 'h', words: null })), null);
  assert.is(rowIn(line({ ...PROOF, proof: null })), null);
});

test('an unknown kind of row is not read', () => {
  for (const kind of ['toString', 'constructor', '', 'HEAD', null, 7])
    assert.is(rowIn(line({ kind, id: 'a' })), null, String(kind));
});

test('a row that spells the same values differently is not read', () => {
  const written = line({ kind: 'changed', id: 'a' });
  assert.ok(rowIn(written));
  for (const other of [
    ` ${written}`,
    `${written}\n`,
    written.replace('"a"', '"\\u0061"'),
    written.replace(':1', ':1.0'),
    written.replace(',', ', '),
    '{"kind":"changed","id":"a","row":1,"sum":"s"}',
    written.replace('"id":"a"', '"id":"b","id":"a"'),
  ])
    assert.is(rowIn(other), null, other);
});

test('only a JSON object is a row', () => {
  for (const text of ['', '{', 'null', '7', '"row"', '[]', 'undefined']) assert.is(rowIn(text), null, text);
});

test('a row may hold more than its kind needs: its sum covers that too', () => {
  assert.ok(rowIn(line({ kind: 'changed', id: 'a', remark: 'x' })));
});

test.run();
