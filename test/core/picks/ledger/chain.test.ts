import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { canonicalText } from '#core/kernel/canonical-text.ts';
import { entryIn, factsText, failureOf, NO_HASH } from '#core/picks/ledger/chain.ts';
import type { SealedRow } from '#core/picks/ledger/entry.ts';
import { aChain, aMoment, someFacts } from '#test/support/a-sealed-pick.ts';

const test = suite('chain of the ledger');
const RACES = [{ raceNumber: 1 }, { raceNumber: 2 }, { raceNumber: 3 }];

/** The first problem found reading the rows in order. */
function problemIn(rows: readonly SealedRow[]): string | null {
  let before: SealedRow | null = null;
  for (const row of rows) {
    const fault = failureOf(row, before, digest);
    if (fault !== null) return fault;
    before = row;
  }
  return null;
}

test('rows count from one, and each names the hash of the one before it', () => {
  const rows = aChain(RACES);
  assert.equal(
    rows.map(({ seq }) => seq),
    [1, 2, 3],
  );
  assert.equal(
    rows.map((row) => entryIn(row).previous),
    [NO_HASH, rows[0]?.hash, rows[1]?.hash],
  );
  assert.is(problemIn(rows), null);
});

test('the hash is the SHA-256 of the canonical text, so that anybody can verify it', () => {
  const [row] = aChain(RACES);
  assert.is(digest(row?.text ?? ''), row?.hash);
  assert.is(canonicalText(JSON.parse(row?.text ?? '')), row?.text);
});

test('one changed letter breaks its row and no other', () => {
  const rows = aChain(RACES).map((row) =>
    row.seq === 2 ? { ...row, text: row.text.replace('"raceNumber":2', '"raceNumber":7') } : row,
  );
  assert.match(problemIn(rows) ?? '', /^entry 2: the content does not match its hash/);
});

test('a changed row with its hash made to fit breaks the next one', () => {
  const rows = aChain(RACES).map((row) => {
    if (row.seq !== 2) return row;
    const text = row.text.replace('"raceNumber":2', '"raceNumber":7');
    return { ...row, text, hash: digest(text) };
  });
  assert.match(problemIn(rows) ?? '', /^entry 3: it was sealed after another version of entry 2/);
});

test('a missing or moved row is found', () => {
  const [first, second, third] = aChain(RACES) as [SealedRow, SealedRow, SealedRow];
  assert.match(problemIn([first, third]) ?? '', /an entry is missing/);
  assert.match(problemIn([second]) ?? '', /entry 2 follows entry 0/);
  assert.match(problemIn([first, { ...third, seq: 2 }]) ?? '', /the content is that of entry 3/);
});

test('content that is not an entry is reported', () => {
  for (const text of ['{}', 'null', 'no json', '[]', '{"seq":1}', '{"previous":"x"}']) {
    assert.match(
      problemIn([{ seq: 1, hash: digest(text), text }]) ?? '',
      /entry 1: the content is not a ledger entry/,
      text,
    );
  }
});

test('the same facts are the same whenever they are sealed', () => {
  const facts = someFacts();
  const later = { ...facts, ...aMoment({ racingAt: '2025-08-02T14:00:00.000Z', isAfterOff: true }) };
  assert.is(factsText(later), factsText(facts));
  assert.is.not(factsText({ ...facts, madeWith: 'another' }), factsText(facts));
});

test.run();
