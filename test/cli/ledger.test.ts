import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { exitCodeOf } from '#cli/exit-code.ts';
import { type LedgerDeps, ledgerCommand } from '#cli/ledger.ts';
import { parseInstant } from '#core/kernel/instant.ts';
import type { NotedHeads } from '#core/kernel/record.ts';
import type { SealedRow } from '#core/picks/ledger/entry.ts';
import { makeVerifyLedger } from '#core/picks/use-cases/verify-ledger.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { runCommand } from './run-command.ts';

const NOTHING = { entries: 0, head: null, fault: null };

const test = suite('racing-cli ledger');

async function verifyAgainst(published: NotedHeads, rows: readonly SealedRow[], ...args: string[]) {
  const ledger = makeMemoryLedgerStore();
  await ledger.append(rows);
  const deps: LedgerDeps = {
    verifyLedger: makeVerifyLedger({ ledger, digest }),
    verifyResults: async () => ({ ...NOTHING, corrections: [] }),
    verifyAudit: async () => NOTHING,
    publishedHeads: async () => published,
    notedHeads: async () => ({ picks: [{ seq: 2, hash: 'f'.repeat(64), at: null }] }),
    recordHeads: async () => [],
    publishHeads: async () => null,
    exportRecord: async () => rows.length,
    close: async () => undefined,
  };
  return runCommand(
    ledgerCommand(async () => deps),
    'verify',
    ...args,
  );
}

const verify = (rows: readonly SealedRow[], ...args: string[]) => verifyAgainst({}, rows, ...args);

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

test('an empty ledger is printed as empty', async () => {
  assert.match((await verify([])).out, /empty: no pick has been sealed yet/);
});

test('one letter changed ends with 3 and names the row', async () => {
  const [code, message] = await codeOf(verify(changed(aChain([{}, {}, {}]))));
  assert.is(code, 3);
  assert.match(message, /row 2: the content does not match its hash/);
  assert.match(message, /Valid through row 1/);
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
  assert.match(message, /a row from 1 to 2 was altered: row 2 had the hash f+ when it was noted/);
});

test('the heads that the site published itself are held against the chain, without a file', async () => {
  const rows = aChain([{}, { sealedAt: '2025-08-02T13:05:00.000Z' }]);
  const published = (time: string): NotedHeads => ({
    picks: [{ seq: 1, hash: rows[0]?.hash ?? '', at: parseInstant(time) }],
  });
  assert.is((await codeOf(verifyAgainst(published('2025-08-02T13:04:00Z'), rows)))[0], 0);
  const [code, message] = await codeOf(verifyAgainst(published('2025-08-02T17:06:00Z'), rows));
  assert.is(code, 3);
  assert.match(message, /row 2: dated 2025-08-02T13:05:00.000Z, but added after 2025-08-02T17:06/);
});

test.run();
