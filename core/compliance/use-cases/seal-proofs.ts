import type { MachineClock } from '../../accounts/ports.ts';
import type { WithLock } from '../../kernel/functions.ts';
import { type ChainHead, type ProofSeal, proofSeal, type SealDeps } from '../chain/proof-chain.ts';
import type { ProofChain, SealProofs } from '../ports.ts';

export interface SealProofsDeps extends SealDeps {
  readonly chain: Pick<ProofChain, 'unsealed' | 'seal' | 'head'>;
  readonly clock: MachineClock;
  readonly withLock: WithLock;
}

/** Lines added at a time. */
const BATCH = 500;

/** A line for each change of a proof, in the order in which proofs came; one who seals at a time. */
export function makeSealProofs(deps: SealProofsDeps): SealProofs {
  const { chain, clock, withLock } = deps;

  async function sealSome(): Promise<number> {
    const unsealed = await chain.unsealed(BATCH);
    let head: ChainHead | null = await chain.head();
    const seals: ProofSeal[] = [];
    for (const proof of unsealed) {
      const seal = proofSeal(proof, head, clock(), deps);
      seals.push(seal);
      head = seal;
    }
    if (seals.length > 0) await chain.seal(seals);
    return seals.length;
  }

  return async function sealProofs(): Promise<number> {
    let all = 0;
    for (;;) {
      const sealed = await withLock('compliance.chain', sealSome);
      all += sealed;
      if (sealed < BATCH) return all;
    }
  };
}
