import type { ChainRow } from '#core/compliance/chain/proof-chain.ts';
import type { ProofChain } from '#core/compliance/ports.ts';
import type { makeMemoryAcceptanceStore } from './acceptance-store.ts';

/** The chain of proofs in memory, for tests. */
export function makeMemoryProofChain(store: ReturnType<typeof makeMemoryAcceptanceStore>): ProofChain {
  const rows: ChainRow[] = [];
  return {
    unsealed: async (most) =>
      store
        .standing()
        .flatMap(({ acceptance: { disclaimerText: _words, ...acceptance }, change, salt }) =>
          change === null ? [] : [{ acceptance, change, salt }],
        )
        .toSorted(
          ({ acceptance: one }, { acceptance: other }) =>
            one.receivedAt - other.receivedAt || (one.id < other.id ? -1 : 1),
        )
        .slice(0, most),
    seal: async (seals) => {
      for (const { acceptanceId, salt, ...row } of seals) {
        if (row.seq !== rows.length + 1) throw new Error(`the place ${row.seq} of the chain is taken`);
        rows.push(row);
        store.noteSeal(acceptanceId, { change: null, salt, sealedAs: row.seq });
      }
    },
    head: async () => {
      const last = rows.at(-1);
      return last === undefined ? null : { seq: last.seq, hash: last.hash };
    },
    after: async (seq, most) => rows.slice(seq, seq + most),
    proofs: async ({ after, most, memberId }) =>
      store
        .standing()
        .filter(({ acceptance: { id, memberId: holder } }) => id > after && (memberId ?? holder) === holder)
        .toSorted(({ acceptance }, { acceptance: other }) => (acceptance.id < other.id ? -1 : 1))
        .slice(0, most)
        .map(({ acceptance, salt, sealedAs, change }) => ({
          acceptance,
          salt,
          sealedAs,
          isUnsealed: change !== null,
        })),
  };
}
