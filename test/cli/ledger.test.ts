import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { exitCodeOf } from '#cli/exit-code.ts';
import { type LedgerDeps, ledgerCommand } from '#cli/ledger.ts';
import { parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { NotedHeads } from '#core/kernel/record.ts';
import type { SealedRow } from '#core/picks/ledger/entry.ts';
import { makeVerifyLedger } from '#core/picks/use-cases/verify-ledger.ts';
import { offReader } from '#core/results/late-picks.ts';
import { resultsIn } from '#core/results/sealed-results.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aRecordWithLatePick, LATE_PICKS, NOT_CHECKED } from '#test/support/a-late-pick.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { runCommand } from './run-command.ts';

const NOTHING = { entries: 0, head: null, fault: null };
const NO_PICKS = { late: [], unchecked: { withoutResult: 0, withoutOff: 0, withoutZone: 0 } };

const test = suite('racing-cli ledger');

async function verifyWith(changes: Partial<LedgerDeps>, rows: readonly SealedRow[], ...args: string[]) {
  const ledger = makeMemoryLedgerStore();
  await ledger.append(rows);
  const deps: LedgerDeps = {
    verifyLedger: makeVerifyLedger({ ledger, digest }),
    verifyResults: async () => ({ ...NOTHING, corrections: [], picks: NO_PICKS }),
    verifyAudit: async () => NOTHING,
    checkStoredDays: async () => ({ days: 0, mended: [] }),
    publishedHeads: async () => ({}),
    notedHeads: async () => ({ picks: [{ seq: 2, hash: 'f'.repeat(64), at: null }] }),
    recordHeads: async () => [],
    publishHeads: async () => null,
    exportRecord: async () => rows.length,
    close: async () => undefined,
    ...changes,
  };
  return runCommand(
    ledgerCommand(async () => deps),
    'verify',
    ...args,
  );
}

const verifyAgainst = (published: NotedHeads, rows: readonly SealedRow[]) =>
  verifyWith({ publishedHeads: async () => published }, rows);

const verify = (rows: readonly SealedRow[], ...args: string[]) => verifyWith({}, rows, ...args);

async function codeOf(work: ReturnType<typeof runCommand>): Promise<readonly [number, string]> {
  const { error } = await work;
  return [error === null ? 0 : exitCodeOf(error), String(error)];
}

const changed = (rows: readonly SealedRow[]): readonly SealedRow[] =>
  rows.map((row) =>
    row.seq === 2 ? { ...row, text: row.text.replace('"isAfterOff":false', '"isAfterOff":true') } : row,
  );

test('an intact ledger is printed with its latest entry', async () => {
  const rows = aChain([{}, {}, {}]);
  const { out } = await verify(rows);
  assert.match(out, /intact: 3 entries/);
  assert.match(out, rows[2]?.hash ?? 'no hash');
  assert.is(JSON.parse((await verify(rows, '--json')).out).isWhole, true);
});

test('stored scores are compared with picks and results, and those that were changed are named', async () => {
  const rows = aChain([{}]);
  const checked = (mended: readonly RaceDay[]) =>
    verifyWith({ checkStoredDays: async () => ({ days: 40, mended }) }, rows);
  assert.match(
    (await checked([])).out,
    /The scores stored of 40 past days are what picks and results come to\./,
  );
  const [code, said] = await codeOf(checked(['2025-08-02' as RaceDay]));
  assert.is(code, 3);
  assert.match(
    said,
    /The scores stored of 1 past day were not what .* computed again: Aug 2, 2025\. Restart the server\./,
  );
});

test('an empty ledger is printed as empty', async () => {
  assert.match((await verify([])).out, /empty: no pick has been sealed yet/);
});

test('picks sealed after the off of their result are listed, and those that no result shows in time are counted', async () => {
  const { picks, results } = aRecordWithLatePick();
  const reader = offReader();
  for (const row of results) reader.read(resultsIn(row));
  const { out } = await verifyWith(
    {
      verifyResults: async (_noted, inTime) => ({
        ...NOTHING,
        corrections: [],
        picks: reader.against(inTime),
      }),
    },
    picks,
  );
  assert.match(
    out,
    `Not counted: 3 picks sealed after the off that the result names:\n  ${LATE_PICKS.join('\n  ')}\n`,
  );
  assert.match(out, `N${NOT_CHECKED}.\n`);
});

test('one letter changed ends with 3 and names the row', async () => {
  const [code, message] = await codeOf(verify(changed(aChain([{}, {}, {}]))));
  assert.is(code, 3);
  assert.match(message, /entry 2: the content does not match its hash/);
  assert.match(message, /Valid through entry 1/);
});

test('a head that was written down must be there', async () => {
  const rows = aChain([{}, {}]);
  assert.is((await codeOf(verify(rows, '--head', rows[0]?.hash ?? '')))[0], 0);
  assert.is((await codeOf(verify(rows, '--head', 'f'.repeat(64))))[0], 3);
  assert.is((await codeOf(verify(rows, '--head', 'short')))[0], 2);
});

test('heads noted in a file name where the change must lie', async () => {
  const [code, message] = await codeOf(verify(aChain([{}, {}, {}]), '--heads', 'noted.txt'));
  assert.is(code, 3);
  assert.match(message, /an entry from 1 to 2 was altered: entry 2 had the hash f+ when it was noted/);
});

test('the heads that the site published itself are held against the chain, without a file', async () => {
  const rows = aChain([{}, { sealedAt: '2025-08-02T13:05:00.000Z' }]);
  const published = (time: string): NotedHeads => ({
    picks: [{ seq: 1, hash: rows[0]?.hash ?? '', at: parseInstant(time) }],
  });
  assert.is((await codeOf(verifyAgainst(published('2025-08-02T13:04:00Z'), rows)))[0], 0);
  const [code, message] = await codeOf(verifyAgainst(published('2025-08-02T17:06:00Z'), rows));
  assert.is(code, 3);
  assert.match(message, /entry 2: dated Aug 2, 2025, 9:05 AM ET, but added after Aug 2, 2025, 1:06 PM ET/);
});

test.run();
