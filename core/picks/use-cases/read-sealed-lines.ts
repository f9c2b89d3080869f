import type { SealedLines } from '../../handicapping/ports.ts';
import { lastLineEntries, sealedLinesIn } from '../ledger/sealed-lines.ts';
import type { LedgerStore } from '../ports.ts';

/** Reads each race's last line sealed by now and before the off: the one sealed before the race, else a replayed one. */
export function makeReadSealedLines({
  ledger,
}: {
  readonly ledger: Pick<LedgerStore, 'lastLineOf'>;
}): SealedLines {
  return async function readSealedLines(raceIds, now) {
    const entries = await lastLineEntries((isReplayed) => ledger.lastLineOf(raceIds, isReplayed, now));
    return sealedLinesIn(entries, now);
  };
}
