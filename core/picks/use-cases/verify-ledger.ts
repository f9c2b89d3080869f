import type { Digest } from '../../kernel/functions.ts';
import { failureOf } from '../ledger/chain.ts';
import type { LedgerHead } from '../ledger/entry.ts';
import type { LedgerPages } from '../ports.ts';

/** What reading the whole ledger came to. */
export interface LedgerChecked {
  readonly isWhole: boolean;
  /** Rows read; where one is wrong, those before it and that one. */
  readonly entries: number;
  /** The last row that is right; null without one. */
  readonly head: LedgerHead | null;
  /** What is wrong with which row, in a sentence; null when nothing is. */
  readonly fault: string | null;
}

export interface LedgerToVerify {
  /** A hash noted earlier: some row must have it, or rows were cut off the end or sealed again. */
  readonly known?: string;
  /** Called after every page of rows. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Rows read at a time. */
const PAGE = 1_000;
const NO_ROWS: ReturnType<LedgerPages['after']> = Promise.resolve([]);

/** Reads the ledger from its first row to its last, a page at a time, and stops at the first row that is wrong. */
export function makeVerifyLedger({
  ledger,
  digest,
}: {
  readonly ledger: Pick<LedgerPages, 'after' | 'head'>;
  readonly digest: Digest;
}) {
  return async function verifyLedger({ known, onProgress }: LedgerToVerify = {}): Promise<LedgerChecked> {
    const all = (await ledger.head())?.seq ?? 0;
    let head: LedgerHead | null = null;
    let entries = 0;
    let isKnownThere = known === undefined;
    let next = ledger.after(0, PAGE);
    for (;;) {
      const rows = await next;
      const last = rows.at(-1);
      // The page after this one comes while this one is checked.
      next = last === undefined ? NO_ROWS : ledger.after(last.seq, PAGE);
      for (const row of rows) {
        entries += 1;
        const fault = failureOf(row, head, digest);
        if (fault !== null) {
          await next.catch(() => undefined);
          return { isWhole: false, entries, head, fault };
        }
        head = { seq: row.seq, hash: row.hash };
        isKnownThere ||= row.hash === known;
      }
      if (rows.length === 0) break;
      onProgress?.(entries, Math.max(all, entries));
    }
    const fault = isKnownThere ? null : `no row has the hash ${known}`;
    return { isWhole: fault === null, entries, head, fault };
  };
}

export type VerifyLedger = ReturnType<typeof makeVerifyLedger>;
