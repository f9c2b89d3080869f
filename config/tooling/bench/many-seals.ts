import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresLedgerStore } from '#adapters/postgres/ledger-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { entryIn, sealedRow } from '#core/picks/ledger/chain.ts';
import type { LedgerEntry, LedgerHead, SealedRow } from '#core/picks/ledger/entry.ts';

const DAY_MS = 86_400_000;
/** Whole weeks between one copy and the next. */
const APART_DAYS = 70 * 7;
const MOST_ROWS = 100_000;

const earlier = (iso: string, days: number): string =>
  new Date(Date.parse(iso) - days * DAY_MS).toISOString().slice(0, iso.length);

function copied(entry: LedgerEntry, days: number): LedgerEntry {
  const day = earlier(entry.day, days);
  return {
    ...entry,
    day,
    raceId: entry.raceId.replace(entry.day, day),
    off: entry.off === null ? null : earlier(entry.off, days),
    racingAt: earlier(entry.racingAt, days),
    sealedAt: earlier(entry.sealedAt, days),
  };
}

/** Seals copies of the sealed days in earlier years until there are at least this many days; returns how many entries there are. */
export async function addSealedDays(database: Database, wanted: number): Promise<number> {
  const ledger = makePostgresLedgerStore(database);
  const entries = (await ledger.after(0, MOST_ROWS)).map(entryIn);
  const days = new Set(entries.map(({ day }) => day)).size;
  let head: LedgerHead | null = await ledger.head();
  for (let nth = 1; nth * days < wanted && days > 0; nth += 1) {
    const rows: SealedRow[] = [];
    for (const entry of entries) {
      const { seq: _, previous: __, format: ___, ...content } = copied(entry, nth * APART_DAYS);
      const row: SealedRow = sealedRow(content, head, digest);
      rows.push(row);
      head = row;
    }
    await ledger.append(rows);
  }
  return head?.seq ?? 0;
}
