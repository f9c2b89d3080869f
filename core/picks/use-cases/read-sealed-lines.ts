import type { SealedLines } from '../../handicapping/ports.ts';
import { entryIn } from '../ledger/chain.ts';
import { sealedLinesIn } from '../ledger/sealed-lines.ts';
import type { LedgerStore } from '../ports.ts';

/** Reads the line of each race as it was last sealed: that of the race itself, else that of its replay. */
export function makeReadSealedLines({
  ledger,
}: {
  readonly ledger: Pick<LedgerStore, 'lastOf'>;
}): SealedLines {
  return async function readSealedLines(raceIds, now) {
    const [sealed, replayed] = await Promise.all([
      ledger.lastOf(raceIds, false),
      ledger.lastOf(raceIds, true),
    ]);
    return sealedLinesIn([...sealed, ...replayed].map(entryIn), now);
  };
}
