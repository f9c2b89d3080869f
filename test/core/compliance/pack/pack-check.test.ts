import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import type { Acceptance, AcceptanceId } from '#core/compliance/acceptance.ts';
import { personOf } from '#core/compliance/chain/person-seal.ts';
import { BEFORE_ALL, type ProofSeal, proofSeal, sealedProof } from '#core/compliance/chain/proof-chain.ts';
import { withoutPerson } from '#core/compliance/evidence.ts';
import { makePackCheck } from '#core/compliance/pack/pack-check.ts';
import { makeRowWriter, type PackRow } from '#core/compliance/pack/pack-rows.ts';
import { instant } from '#core/kernel/instant.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';
import { present } from '#test/support/present.ts';

const test = suite('Checking a pack row by row');

const WORDS = 'For entertainment only.';
const NOON = instant(Date.UTC(2026, 6, 1, 12));
const proofNamed = (id: string, part: Partial<Acceptance> = {}): Acceptance =>
  anAcceptance({ id: id as AcceptanceId, disclaimerText: WORDS, contentHash: digest(WORDS), ...part });
const ANNA = proofNamed('a');
const NOBODY = proofNamed('b', { memberId: null, evidence: withoutPerson(ANNA.evidence) });

/** The rows of a whole pack of these proofs, everybody's. */
function packOf(...acceptances: Acceptance[]) {
  const seals: ProofSeal[] = [];
  for (const { disclaimerText: _, ...acceptance } of acceptances)
    seals.push(
      proofSeal({ acceptance, change: 'kept', salt: null }, seals.at(-1) ?? null, NOON, {
        digest,
        newSalt: () => 'salt',
      }),
    );
  const last = seals.at(-1);
  const head: PackRow = {
    kind: 'head',
    format: 1,
    product: 'Clubhouse Turn',
    writtenAt: '2026-07-01T12:00:00.000Z',
    scope: null,
    head: last === undefined ? null : { seq: last.seq, hash: last.hash },
    readMe: '',
  };
  const lines = seals.map(({ seq, hash, text }): PackRow => ({ kind: 'entry', seq, hash, text }));
  const proofs = acceptances.map((acceptance, index): PackRow => {
    const person = personOf(acceptance);
    const salt = person === null ? null : 'salt';
    const proof = sealedProof(acceptance);
    return { kind: 'proof', proof, sealedAs: index + 1, person, salt, words: acceptance.contentHash };
  });
  const words: PackRow = { kind: 'words', hash: digest(WORDS), words: WORDS };
  const end: PackRow = { kind: 'end', entries: lines.length, proofs: proofs.length };
  return { head, lines, words, proofs, end, rows: [head, ...lines, words, ...proofs, end] };
}

/** What a pack of rows, written with right sums, comes to. */
function check(rows: readonly PackRow[], known?: string) {
  const [write, pack] = [makeRowWriter(digest), makePackCheck(digest, known === undefined ? {} : { known })];
  for (const row of rows) if (!pack.take(write(row).slice(0, -1))) break;
  return pack.end();
}

const wrongIn = (...rows: readonly PackRow[]) => {
  const { faultyRow, fault } = check(rows);
  return [faultyRow, fault];
};

test('a pack of nothing but head and end is whole', () => {
  const { head, end } = packOf();
  const found = check([head, end]);
  assert.equal([found.isWhole, found.fault, found.rows, found.proofs, found.head], [true, null, 2, 0, null]);
});

test('proofs are counted with their persons, without, and without words', () => {
  const wordless = proofNamed('c', { disclaimerText: '', contentHash: '' });
  const { head, lines, words, proofs, end } = packOf(ANNA, NOBODY, wordless);
  const [a, b, c] = proofs as [PackRow, PackRow, PackRow];
  const found = check([head, ...lines, words, a, b, { ...c, words: null } as PackRow, end]);
  assert.is(found.fault, null);
  assert.equal(
    [found.entries, found.proofs, found.withPerson, found.withoutPerson, found.withoutWords],
    [3, 3, 2, 1, 1],
  );
  assert.is(found.withPerson + found.withoutPerson, found.proofs);
});

test('the head names the last line of the chain', () => {
  const { head, rows } = packOf(ANNA, NOBODY);
  assert.equal(check(rows).head, head.kind === 'head' && head.head);
});

test('the head comes first, and once', () => {
  const { head, lines, end } = packOf(ANNA);
  assert.equal(wrongIn(end), [1, 'the head row must come first, and only once']);
  assert.equal(wrongIn(...lines), [1, 'the head row must come first, and only once']);
  assert.equal(wrongIn(head, head), [2, 'the head row must come first, and only once']);
});

test('a pack of a later format is not read as one of ours', () => {
  const { head, end } = packOf();
  assert.equal(wrongIn({ ...head, format: 2 } as unknown as PackRow, end), [1, 'unknown pack format']);
});

test('nothing comes after the end', () => {
  const { rows, end } = packOf(ANNA);
  assert.equal(wrongIn(...rows, end), [6, 'comes after the end of the pack']);
});

test('words come before the proof that shows them, and match their hash', () => {
  const { head, lines, words, proofs, end } = packOf(ANNA);
  assert.equal(wrongIn(head, ...lines, ...proofs, words, end), [
    3,
    'the words of the proof a are not in the pack',
  ]);
  const others = { ...words, words: 'Others' } as PackRow;
  assert.equal(wrongIn(head, ...lines, others, ...proofs, end), [3, 'the words do not match their hash']);
});

/** What a pack comes to after its rows were written, and one of them changed by hand. */
function tampered(nth: number, change: (row: string) => string) {
  const [write, pack] = [makeRowWriter(digest), makePackCheck(digest)];
  const texts = packOf(ANNA).rows.map((row) => write(row).slice(0, -1));
  for (const [index, text] of texts.entries()) if (!pack.take(index === nth - 1 ? change(text) : text)) break;
  const { faultyRow, fault } = pack.end();
  return [faultyRow, fault];
}

test('a row that was changed by hand is named, with what gave it away', () => {
  assert.equal(
    tampered(2, (row) => `${row} `),
    [2, 'malformed or altered'],
  );
  assert.equal(
    tampered(3, (row) => row.replace('"row":3', '"row":4')),
    [3, 'row number mismatch: says 4'],
  );
  assert.equal(
    tampered(4, (row) => row.replace('member-anna', 'member-anne')),
    [4, 'checksum mismatch'],
  );
});

test('a head that names the right line with another hash is found at the end', () => {
  const { head, lines, words, proofs, end } = packOf(ANNA);
  const other = { ...head, head: { seq: 1, hash: BEFORE_ALL.hash } } as PackRow;
  assert.equal(wrongIn(other, ...lines, words, ...proofs, end), [
    5,
    'the last line of the chain is not the one named in the head row',
  ]);
});

test('a pack of no rows has no scope, no time and no head', () => {
  const { scope, writtenAt, head } = check([]);
  assert.equal([scope, writtenAt, head], [null, null, null]);
});

test('a chain that ends before or after its head says is found at the end', () => {
  const { head, lines, words, proofs, end } = packOf(ANNA, NOBODY);
  const short = { ...end, entries: 1, proofs: 1 } as PackRow;
  const sentence = 'the last line of the chain is not the one named in the head row';
  assert.equal(wrongIn(head, ...lines.slice(0, 1), words, ...proofs.slice(0, 1), short), [5, sentence]);
  const { head: former } = packOf(ANNA);
  assert.equal(wrongIn(former, ...lines, words, ...proofs, end), [7, sentence]);
});

test('an end that counts other rows than came says that rows are missing', () => {
  const { head, lines, words, proofs, end } = packOf(ANNA);
  for (const counted of [{ entries: 2 }, { proofs: 2 }, { proofs: 0 }])
    assert.equal(wrongIn(head, ...lines, words, ...proofs, { ...end, ...counted } as PackRow), [
      5,
      'rows are missing',
    ]);
});

test('a proof left out is missed though the end was counted without it', () => {
  const { head, lines, words, proofs, end } = packOf(ANNA, NOBODY);
  const without = [head, ...lines, words, present(proofs[0]), { ...end, proofs: 1 } as PackRow];
  assert.equal(wrongIn(...without), [6, 'the proof b is in the chain but not in the pack']);
});

test('a proof that changed while the pack was written is counted as such, and not missed', () => {
  const { head, lines, words, proofs, end } = packOf(ANNA, NOBODY);
  const changed: PackRow = { kind: 'changed', id: 'b' };
  const found = check([head, ...lines, words, present(proofs[0]), changed, { ...end, proofs: 1 } as PackRow]);
  assert.equal([found.isWhole, found.proofs, found.changedMeanwhile], [true, 1, 1]);
});

test('a proof appears once, whether stored or changed', () => {
  const { head, lines, words, proofs, end } = packOf(ANNA);
  const changed: PackRow = { kind: 'changed', id: 'a' };
  const twice = 'the proof a appears twice';
  assert.equal(wrongIn(head, ...lines, words, ...proofs, ...proofs, end), [5, twice]);
  assert.equal(wrongIn(head, ...lines, words, changed, ...proofs, end), [5, twice]);
  assert.equal(wrongIn(head, ...lines, changed, changed, end), [4, twice]);
});

test('in one member’s pack the lines of others are places alone, in everybody’s none is', () => {
  const { head, lines, words, proofs, end } = packOf(NOBODY, ANNA);
  const [bobs] = lines as [Extract<PackRow, { kind: 'entry' }>];
  const place: PackRow = { kind: 'link', seq: 1, hash: bobs.hash, textHash: digest(bobs.text) };
  const rest = [present(lines[1]), words, present(proofs[1]), { ...end, proofs: 1 } as PackRow];
  const annas = { ...head, scope: { memberId: 'member-anna', email: 'anna@example.com' } } as PackRow;
  const found = check([annas, place, ...rest]);
  assert.equal([found.isWhole, found.entries, found.scope?.email], [true, 2, 'anna@example.com']);
  assert.is(check([head, place, ...rest]).faultyRow, 2);
});

test('a hash that somebody wrote down may be that of any line, but of some line', () => {
  const { rows, lines } = packOf(ANNA, NOBODY);
  for (const line of lines) assert.ok(check(rows, line.kind === 'entry' ? line.hash : '').isWhole);
  const { isWhole, faultyRow, fault } = check(rows, BEFORE_ALL.hash);
  assert.equal(
    [isWhole, faultyRow, fault],
    [false, null, `no line of the chain has the hash ${BEFORE_ALL.hash}`],
  );
});

test('a pack without its last row was cut off, whatever else is right', () => {
  const { rows } = packOf(ANNA);
  for (let length = 0; length < rows.length; length += 1) {
    const found = check(rows.slice(0, length));
    assert.equal([found.fault, found.rows], ['the end is missing: rows were cut off', length]);
  }
});

test('counts are of the rows before the wrong one, and nothing after it is read', () => {
  const { head, lines, words, proofs } = packOf(ANNA, NOBODY);
  const found = check([head, ...lines, words, present(proofs[0]), present(proofs[0]), present(proofs[1])]);
  assert.equal([found.faultyRow, found.proofs, found.rows, found.isWhole], [6, 1, 6, false]);
});

test.run();
