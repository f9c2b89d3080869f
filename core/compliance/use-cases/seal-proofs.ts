import type { MachineClock } from '../../accounts/ports.ts';
import type { OneAtATime } from '../../kernel/doors.ts';
import { type ChainHead, type ProofSeal, proofSeal, type SealDoors } from '../chain/proof-chain.ts';
import type { ProofChain, SealProofs } from '../ports.ts';

export interface SealProofsDoors extends SealDoors {
  readonly chain: Pick<ProofChain, 'unsealed' | 'seal' | 'head'>;
  readonly clock: MachineClock;
  readonly oneAtATime: OneAtATime;
}

/** Lines added at a time. */
const BATCH = 500;

/** A line for each change of a proof, in the order in which proofs came; one who seals at a time. */
export function makeSealProofs(doors: SealProofsDoors): SealProofs {
  const { chain, clock, oneAtATime } = doors;

  async function sealSome(): Promise<number> {
    const unsealed = await chain.unsealed(BATCH);
    let head: ChainHead | null = await chain.head();
    const seals: ProofSeal[] = [];
    for (const proof of unsealed) {
      const seal = proofSeal(proof, head, clock(), doors);
      seals.push(seal);
      head = seal;
    }
    if (seals.length > 0) await chain.seal(seals);
    return seals.length;
  }

  return async function sealProofs(): Promise<number> {
    let all = 0;
    for (;;) {
      const sealed = await oneAtATime('compliance.chain', sealSome);
      all += sealed;
      if (sealed < BATCH) return all;
    }
  };
}
