import type { SealedBets } from '../../handicapping/ports.ts';
import { entryIn } from '../ledger/chain.ts';
import { sealedBetsIn } from '../ledger/sealed-bets.ts';
import type { LedgerStore } from '../ports.ts';

/** Reads the bets sealed on each race by now and before the off, the first one first; replays made none. */
export function makeReadSealedBets({ ledger }: { readonly ledger: Pick<LedgerStore, 'betsOf'> }): SealedBets {
  return async function readSealedBets(raceIds, now) {
    return sealedBetsIn((await ledger.betsOf(raceIds, now)).map(entryIn));
  };
}
