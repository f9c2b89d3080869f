import type { SealedLines } from '../../handicapping/ports.ts';
import { entryIn } from '../ledger/chain.ts';
import { sealedLinesIn } from '../ledger/sealed-lines.ts';
import type { LedgerStore } from '../ports.ts';

/** Reads the last sealed line of each race: the one sealed before the race, else a replayed one. */
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
