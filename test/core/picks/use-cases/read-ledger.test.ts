import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { SealedRow } from '#core/picks/ledger/entry.ts';
import { makeSealPicks } from '#core/picks/use-cases/seal-picks.ts';
import { makeShowLedger } from '#core/picks/use-cases/show-ledger.ts';
import { makeVerifyLedger } from '#core/picks/use-cases/verify-ledger.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPickToSeal } from '#test/support/a-sealed-pick.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('reading the ledger');
const BEFORE_OFF = shift(aRace().postTime as Instant, -60 * MINUTE);

/** A ledger of so many versions of one pick. */
async function ledgerOf(count: number) {
  const ledger = makeMemoryLedgerStore();
  const seal = makeSealPicks({
    ledger,
    digest,
    withLock: makeWithLock(),
    clock: () => BEFORE_OFF,
    machineClock: () => BEFORE_OFF,
  });
  for (let version = 1; version <= count; version += 1)
    await seal([aPickToSeal(aRace(), { cardHash: `version ${version}` })]);
  const rows = await ledger.after(0, 1_000);
  return { ledger, rows, show: makeShowLedger({ ledger }), verify: makeVerifyLedger({ ledger, digest }) };
}

const verifyRows = (rows: readonly SealedRow[]) =>
  makeVerifyLedger({
    digest,
    ledger: {
      head: async () => rows.at(-1) ?? null,
      after: async (seq, most) => rows.filter((row) => row.seq > seq).slice(0, most),
    },
  });

test('pages follow each other, newest first, and the last one has no next', async () => {
  const { show } = await ledgerOf(5);
  const seen: number[] = [];
  let before: number | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { head, entries, next } = await show({ limit: 2, before });
    assert.is(head?.seq, 5);
    seen.push(...entries.map(({ entry }) => entry.seq));
    before = next ?? undefined;
  }
  assert.equal([seen, before], [[5, 4, 3, 2, 1], undefined]);
});

test('an empty ledger has no head and no entries, and is whole', async () => {
  const { show, verify } = await ledgerOf(0);
  assert.equal(await show({ limit: 10 }), { head: null, entries: [], next: null });
  assert.equal(await verify(), {
    isWhole: true,
    entries: 0,
    head: null,
    fault: null,
    headsAfterOffs: { races: 0, withoutHead: 0 },
  });
});

test('an unknown track is refused', async () => {
  const { show } = await ledgerOf(1);
  assert.is((await refused(show({ limit: 10, track: 'atlantis' }))).code, 'card.unknown-track');
});

test('a whole ledger is verified to its head, with progress', async () => {
  const { verify, rows } = await ledgerOf(3);
  const progress: (readonly [number, number])[] = [];
  const checked = await verify({ onProgress: (done, total) => progress.push([done, total]) });
  assert.equal([checked.isWhole, checked.entries, checked.head?.hash], [true, 3, rows[2]?.hash]);
  assert.equal(progress, [[3, 3]]);
});

test('a changed row is found, and everything before it is right', async () => {
  const { rows } = await ledgerOf(4);
  const changed = rows.map((row) =>
    row.seq === 3 ? { ...row, text: row.text.replace('version 3', 'v3') } : row,
  );
  const { isWhole, entries, head, fault } = await verifyRows(changed)();
  assert.equal([isWhole, entries, head?.seq], [false, 3, 2]);
  assert.is(fault, 'entry 3: the content does not match its hash');
});

test('rows cut off the end are found by a hash noted earlier', async () => {
  const { rows, verify } = await ledgerOf(3);
  const known = rows[2]?.hash ?? '';
  assert.is((await verify({ known })).isWhole, true);
  const { isWhole, fault } = await verifyRows(rows.slice(0, 2))({ known });
  assert.equal([isWhole, fault], [false, `no entry has the hash ${known}`]);
});

test.run();
