import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import type { ChainRow } from '#core/kernel/chain.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { headsOfTexts, timeFault } from '#core/operations/heads/published-heads.ts';
import { makeVerifyLedger } from '#core/picks/use-cases/verify-ledger.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeVerifyResults } from '#core/results/use-cases/verify-results.ts';
import {
  type ARecord,
  aRecordOfADay,
  aSheetWonBy,
  withCorrection,
  withEarlierCorrection,
  withPickAfterOff,
} from '#test/support/a-forged-record.ts';

const test = suite('A record forged with the role that may only append');

const chainOf = (rows: readonly ChainRow[]) => ({
  head: async () => rows.at(-1) ?? null,
  after: async (seq: number, most: number) => rows.filter((row) => row.seq > seq).slice(0, most),
  append: async () => undefined,
  unsealed: async () => [],
  sealedOtherwise: async () => [],
});

const picksOf = ({ picks, heads }: ARecord) =>
  makeVerifyLedger({ ledger: chainOf(picks), digest })({ noted: headsOfTexts(heads).picks });

/** `stored`: the sheet that the database holds now. */
async function resultsOf({ results, heads }: ARecord, stored: ResultSheet) {
  const store = makeMemoryResultStore();
  await store.keep(stored, 'hash');
  const verify = makeVerifyResults({ results: store, chain: chainOf(results), digest });
  return verify(headsOfTexts(heads).results);
}

test('a day as it was sealed verifies with its published heads, and nothing was corrected', async () => {
  assert.is((await picksOf(aRecordOfADay())).fault, null);
  const { fault, corrections } = await resultsOf(aRecordOfADay(), aSheetWonBy('1'));
  assert.equal([fault, corrections], [null, []]);
});

test('a pick added after the off that claims to be of before is refused by the head after the off', async () => {
  const forged = withPickAfterOff(aRecordOfADay());
  assert.is((await picksOf({ ...forged, heads: [] })).fault, null, 'nothing but the heads can show it');
  assert.match(
    (await picksOf(forged)).fault ?? '',
    /^entry 2: dated .*, but added after Aug [23], 2025, \d+:\d\d [AP]M ET,/,
  );
});

test('a race without heads soon after its off is counted: a pick may have been added to it later', async () => {
  const record = aRecordOfADay();
  assert.equal((await picksOf(record)).headsAfterOffs, { races: 1, withoutHead: 0 });
  const { fault, headsAfterOffs } = await picksOf({ ...record, heads: record.heads.slice(1) });
  assert.equal([fault, headsAfterOffs], [null, { races: 1, withoutHead: 1 }]);
});

test('heads stored under another time than their text says are faulty', () => {
  const { heads } = aRecordOfADay();
  assert.equal(heads.map(timeFault), [null, null]);
  const [head] = heads;
  const later = head && timeFault({ ...head, at: shift(head.at, 12 * HOUR) });
  assert.match(later ?? '', /^heads stored as published Aug \d, 2025, .* ET are dated Aug 2, 2025, .* ET$/);
});

test('a correction added later than it claims is refused by the head before it', async () => {
  const forged = withEarlierCorrection(aRecordOfADay());
  const { fault } = await resultsOf(forged, aSheetWonBy('2'));
  assert.match(fault ?? '', /^entry 2: dated .*, but added after Aug [23], 2025, \d+:\d\d [AP]M ET,/);
});

test('a correction with its true time verifies, and is named with its time and what it changed', async () => {
  const { fault, corrections } = await resultsOf(withCorrection(aRecordOfADay()), aSheetWonBy('2'));
  assert.is(fault, null);
  assert.equal(
    corrections.map(({ seq, raceNumber, values }) => [seq, raceNumber, values]),
    [[2, 1, [{ fact: 'winner', before: '#1', after: '#2' }]]],
  );
  assert.match(corrections[0]?.sealedAt ?? '', /^2025-08-0[23]T\d\d:\d\d/);
});

test.run();
