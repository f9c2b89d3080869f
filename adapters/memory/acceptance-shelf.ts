import type { Acceptance } from '#core/compliance/acceptance.ts';
import { withoutPerson } from '#core/compliance/evidence.ts';
import type { AcceptanceShelf } from '#core/compliance/ports.ts';

/** Proofs of acceptance in memory, for tests; `proof` shows one whoever it belongs to, `rewrite` changes some. */
export function makeMemoryAcceptanceShelf(): AcceptanceShelf & {
  proof(id: string): Promise<Acceptance | null>;
  rewrite(which: (one: Acceptance) => boolean, change: (one: Acceptance) => Acceptance): number;
} {
  let acceptances: Acceptance[] = [];

  const waitsIn = (sessionRef: string) => (acceptance: Acceptance) =>
    acceptance.memberId === null &&
    acceptance.method === 'pre_auth' &&
    acceptance.evidence.sessionRef === sessionRef;

  const newestFirst = (which: (acceptance: Acceptance) => boolean) =>
    acceptances.filter(which).toSorted((one, other) => other.receivedAt - one.receivedAt);

  const changeWhere = (
    which: (acceptance: Acceptance) => boolean,
    change: (acceptance: Acceptance) => Acceptance,
  ): number => {
    const count = acceptances.filter(which).length;
    acceptances = acceptances.map((acceptance) => (which(acceptance) ? change(acceptance) : acceptance));
    return count;
  };

  const nameless = (acceptance: Acceptance): Acceptance => ({
    ...acceptance,
    memberId: null,
    evidence: withoutPerson(acceptance.evidence),
  });

  return {
    rewrite: changeWhere,
    proof: async (id) => acceptances.find((acceptance) => acceptance.id === id) ?? null,
    keep: async (acceptance) => {
      acceptances.push(acceptance);
    },
    ofMember: async (memberId) => newestFirst((acceptance) => acceptance.memberId === memberId),
    unlinkedOf: async (sessionRef) => newestFirst(waitsIn(sessionRef)),
    link: async (sessionRef, memberId) =>
      changeWhere(waitsIn(sessionRef), (acceptance) => ({
        ...acceptance,
        memberId,
        method: 'pre_auth_linked',
      })),
    anonymise: async (memberId) => changeWhere((acceptance) => acceptance.memberId === memberId, nameless),
    anonymiseVisitors: async (before) =>
      changeWhere(
        ({ memberId, method, evidence, receivedAt }) =>
          memberId === null && method === 'pre_auth' && evidence.sessionRef !== null && receivedAt < before,
        nameless,
      ),
  };
}
