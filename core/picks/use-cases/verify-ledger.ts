import {
  type ChainChecked,
  type ChainRow,
  checkedChain,
  firstFault,
  type NotedHead,
  type RowFault,
} from '../../kernel/chain.ts';
import type { Digest } from '../../kernel/functions.ts';
import { parseInstant } from '../../kernel/instant.ts';
import { rowTimeReader } from '../../kernel/row-times.ts';
import { A_LEDGER_ENTRY, entryIn } from '../ledger/chain.ts';
import type { LedgerEntry } from '../ledger/entry.ts';
import { labelFault } from '../ledger/labels.ts';
import { type HeadsAfterOffs, headsAfterOffs } from '../ledger/without-head.ts';
import type { LedgerPages } from '../ports.ts';

/** What reading the whole ledger came to. */
export interface LedgerChecked extends ChainChecked {
  readonly isWhole: boolean;
  /** What an intact ledger does not show. */
  readonly headsAfterOffs: HeadsAfterOffs;
}

export interface LedgerToVerify {
  /** A hash noted earlier: some row must have it, or rows were cut off the end or sealed again. */
  readonly known?: string;
  /** Heads published or noted earlier. */
  readonly noted?: readonly NotedHead[];
  /** Called after every page of rows. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Finds the first row whose labels contradict its own times, or whose time contradicts its place. */
function labelReader(
  noted: readonly NotedHead[],
  read: (entry: LedgerEntry) => void,
): (rows: readonly ChainRow[]) => RowFault | null {
  const timeFault = rowTimeReader(noted);
  const faultOf = (row: ChainRow): string | null => {
    const entry = entryIn(row);
    read(entry);
    const sealed = parseInstant(entry.sealedAt);
    return labelFault(entry) ?? (sealed === null ? null : timeFault({ seq: row.seq, sealed }));
  };
  return (rows) => firstFault(rows.map(faultOf));
}

/** Reads the ledger from its first row to its last, a page at a time, and stops at the first row that is wrong. */
export function makeVerifyLedger({
  ledger,
  digest,
}: {
  readonly ledger: Pick<LedgerPages, 'after' | 'head'>;
  readonly digest: Digest;
}) {
  return async function verifyLedger({
    known,
    noted = [],
    onProgress,
  }: LedgerToVerify = {}): Promise<LedgerChecked> {
    const offs = headsAfterOffs(noted);
    const all = (await ledger.head())?.seq ?? 0;
    const checked = await checkedChain({
      chain: ledger,
      digest,
      what: A_LEDGER_ENTRY,
      faultOf: labelReader(noted, offs.read),
      known,
      noted,
      onPage: (entries) => onProgress?.(entries, Math.max(all, entries)),
    });
    return { isWhole: checked.fault === null, ...checked, headsAfterOffs: offs.counted() };
  };
}

export type VerifyLedger = ReturnType<typeof makeVerifyLedger>;
