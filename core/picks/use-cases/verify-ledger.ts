import {
  type ChainChecked,
  type ChainHead,
  type ChainRow,
  checkedChain,
  firstFault,
  type RowFault,
} from '../../kernel/chain.ts';
import type { Digest } from '../../kernel/functions.ts';
import { HOUR, parseInstant } from '../../kernel/instant.ts';
import { A_LEDGER_ENTRY, entryIn } from '../ledger/chain.ts';
import { labelFault } from '../ledger/labels.ts';
import type { LedgerPages } from '../ports.ts';

/** What reading the whole ledger came to. */
export interface LedgerChecked extends ChainChecked {
  readonly isWhole: boolean;
}

export interface LedgerToVerify {
  /** A hash noted earlier: some row must have it, or rows were cut off the end or sealed again. */
  readonly known?: string;
  /** Heads noted earlier with their places. */
  readonly noted?: readonly ChainHead[];
  /** Called after every page of rows. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Clocks of several machines may differ, but not by more. */
const CLOCKS_DIFFER = HOUR;

/** Finds the first row whose labels contradict its own times, or that claims to be older than a row before it. */
function labelReader(): (rows: readonly ChainRow[]) => RowFault | null {
  let latest = -Infinity;
  const faultOf = (row: ChainRow): string | null => {
    const entry = entryIn(row);
    const sealed = parseInstant(entry.sealedAt) ?? latest;
    const fault = labelFault(entry);
    if (fault !== null) return fault;
    if (sealed < latest - CLOCKS_DIFFER) return `row ${row.seq}: it claims to be older than a row before it`;
    latest = Math.max(latest, sealed);
    return null;
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
    noted,
    onProgress,
  }: LedgerToVerify = {}): Promise<LedgerChecked> {
    const all = (await ledger.head())?.seq ?? 0;
    const checked = await checkedChain({
      chain: ledger,
      digest,
      what: A_LEDGER_ENTRY,
      faultOf: labelReader(),
      known,
      noted,
      onPage: (entries) => onProgress?.(entries, Math.max(all, entries)),
    });
    return { isWhole: checked.fault === null, ...checked };
  };
}

export type VerifyLedger = ReturnType<typeof makeVerifyLedger>;
