import { zoneOf } from '../../card/track.ts';
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
import { isInTime, type PickInTime, pickInTime } from '../ledger/in-time.ts';
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
  /** Called for every pick that says it was sealed before the off of a real race. */
  readonly onPickInTime?: (pick: PickInTime) => void;
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
    const zone = zoneOf(entry.trackSlug);
    return labelFault(entry) ?? (sealed === null ? null : timeFault({ seq: row.seq, sealed, zone }));
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
    onPickInTime,
  }: LedgerToVerify = {}): Promise<LedgerChecked> {
    const offs = headsAfterOffs(noted);
    function read(entry: LedgerEntry): void {
      offs.read(entry);
      if (isInTime(entry)) onPickInTime?.(pickInTime(entry));
    }
    const all = (await ledger.head())?.seq ?? 0;
    const checked = await checkedChain({
      chain: ledger,
      digest,
      what: A_LEDGER_ENTRY,
      faultOf: labelReader(noted, read),
      known,
      noted,
      onPage: (entries) => onProgress?.(entries, Math.max(all, entries)),
    });
    return { isWhole: checked.fault === null, ...checked, headsAfterOffs: offs.counted() };
  };
}

export type VerifyLedger = ReturnType<typeof makeVerifyLedger>;
