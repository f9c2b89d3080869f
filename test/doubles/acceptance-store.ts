import type { Acceptance } from '#core/compliance/acceptance.ts';
import type { ProofChange } from '#core/compliance/chain/proof-chain.ts';
import { withoutPerson } from '#core/compliance/evidence.ts';
import type { AcceptanceStore } from '#core/compliance/ports.ts';

/** How a proof stands to the chain: what became of it since it was sealed, and the salt of its person. */
export interface SealStatus {
  readonly change: ProofChange | null;
  readonly salt: string | null;
  readonly sealedAs: number | null;
}

/**
 * Proofs of acceptance in memory, for tests; `proof` shows any member's proof, `rewrite` adds words to some,
 * `standing` tells how each stands to the chain, which `noteSeal` changes.
 */
export function makeMemoryAcceptanceStore(): AcceptanceStore & {
  proof(id: string): Promise<Acceptance | null>;
  rewrite(which: (acceptance: Acceptance) => boolean, change: (acceptance: Acceptance) => Acceptance): number;
  standing(): readonly (SealStatus & { readonly acceptance: Acceptance })[];
  noteSeal(id: string, seal: SealStatus): void;
} {
  let acceptances: Acceptance[] = [];
  const standings = new Map<string, SealStatus>();
  const standingOf = (id: string): SealStatus =>
    standings.get(id) ?? { change: null, salt: null, sealedAs: null };

  const waitsIn = (sessionRef: string) => (acceptance: Acceptance) =>
    acceptance.memberId === null &&
    acceptance.method === 'pre_auth' &&
    acceptance.evidence.sessionRef === sessionRef;

  const newestFirst = (which: (acceptance: Acceptance) => boolean) =>
    acceptances.filter(which).toSorted((a, b) => b.receivedAt - a.receivedAt);

  const changeWhere = (
    which: (acceptance: Acceptance) => boolean,
    change: (acceptance: Acceptance) => Acceptance,
    name: ProofChange,
  ): number => {
    const count = acceptances.filter(which).length;
    for (const { id } of acceptances.filter(which)) {
      const sealStatus = standingOf(id);
      const salt = name === 'person-dropped' ? null : sealStatus.salt;
      standings.set(id, { ...sealStatus, salt, change: name });
    }
    acceptances = acceptances.map((acceptance) => (which(acceptance) ? change(acceptance) : acceptance));
    return count;
  };

  const nameless = (acceptance: Acceptance): Acceptance => ({
    ...acceptance,
    memberId: null,
    evidence: withoutPerson(acceptance.evidence),
  });

  return {
    rewrite: (which, change) => changeWhere(which, change, 'words-added'),
    standing: () => acceptances.map((acceptance) => ({ acceptance, ...standingOf(acceptance.id) })),
    noteSeal: (id, seal) => {
      standings.set(id, seal);
    },
    proof: async (id) => acceptances.find((acceptance) => acceptance.id === id) ?? null,
    keep: async (acceptance) => {
      acceptances.push(acceptance);
      standings.set(acceptance.id, { change: 'kept', salt: null, sealedAs: null });
    },
    ofMember: async (memberId) => newestFirst((acceptance) => acceptance.memberId === memberId),
    unlinkedOf: async (sessionRef) => newestFirst(waitsIn(sessionRef)),
    link: async (sessionRef, memberId) =>
      changeWhere(
        waitsIn(sessionRef),
        (acceptance) => ({
          ...acceptance,
          memberId,
          method: 'pre_auth_linked',
        }),
        'linked',
      ),
    anonymize: async (memberId) =>
      changeWhere((acceptance) => acceptance.memberId === memberId, nameless, 'person-dropped'),
    anonymizeVisitors: async (before) =>
      changeWhere(
        ({ memberId, method, evidence, receivedAt }) =>
          memberId === null && method === 'pre_auth' && evidence.sessionRef !== null && receivedAt < before,
        nameless,
        'person-dropped',
      ),
  };
}
