import { type ChainChecked, type ChainHead, type ChainRow, checkedChain } from '../../kernel/chain.ts';
import type { Digest } from '../../kernel/functions.ts';
import type { ResultChain, ResultStore } from '../ports.ts';
import { placeText, resultsFault, resultsIn, type SealedResults } from '../sealed-results.ts';

export interface VerifyResultsDeps {
  readonly results: Pick<ResultStore, 'currentSheet'>;
  readonly chain: ResultChain;
  readonly digest: Digest;
}

/** Reads the chain of results, and compares the results now stored with the last row about each. */
export function makeVerifyResults({ results, chain, digest }: VerifyResultsDeps) {
  async function storedFault(sealed: Iterable<SealedResults>): Promise<string | null> {
    for (const last of sealed) {
      const stored = await results.currentSheet(last.track, last.day, last.kind);
      const fault = resultsFault(last, stored?.sheet ?? null, digest);
      if (fault !== null) return fault;
    }
    const [unsealed] = await chain.unsealed(1);
    return unsealed === undefined ? null : `results of ${placeText(unsealed)} were never sealed`;
  }

  return async function verifyResults(noted?: readonly ChainHead[]): Promise<ChainChecked> {
    const lastOf = new Map<string, SealedResults>();
    const note = (rows: readonly ChainRow[]): null => {
      for (const sealed of rows.map(resultsIn)) lastOf.set(placeText(sealed), sealed);
      return null;
    };
    const checked = await checkedChain({ chain, digest, what: 'a result', faultOf: note, noted });
    // A chain without rows has not begun: results from before it are sealed when a server or worker starts.
    if (checked.fault !== null || checked.entries === 0) return checked;
    return { ...checked, fault: await storedFault(lastOf.values()) };
  };
}

export type VerifyResults = ReturnType<typeof makeVerifyResults>;
