import { NO_EVIDENCE } from '#core/compliance/evidence.ts';
import type { AcceptanceLedger } from '#core/compliance/ports.ts';
import type { makeMemoryAcceptanceStore } from './acceptance-store.ts';
import type { makeMemoryMemberStore } from './member-store.ts';

/** Everybody's proofs in memory, for tests. */
export function makeMemoryAcceptanceLedger(
  members: ReturnType<typeof makeMemoryMemberStore>,
  acceptances: ReturnType<typeof makeMemoryAcceptanceStore>,
): AcceptanceLedger {
  return {
    acceptanceStatuses: async ({ type, version }) => {
      const standings = members.everybody().map(async ({ id: memberId, email }) => {
        const ofText = (await acceptances.ofMember(memberId)).filter(
          (acceptance) => acceptance.disclaimerType === type && acceptance.disclaimerVersion === version,
        );
        const hasFullText = ofText.some(({ disclaimerText }) => disclaimerText !== '');
        return { memberId, email, hasCurrentVersion: ofText.length > 0, hasFullText };
      });
      return (await Promise.all(standings)).toSorted((a, b) =>
        a.email.toLowerCase() < b.email.toLowerCase() ? -1 : 1,
      );
    },
    keepFor: async (wanted, record) => {
      const memberIds = new Set<string>(members.everybody().map(({ id }) => id));
      const accepted = wanted.filter(({ memberId }) => memberIds.has(memberId));
      for (const acceptance of accepted)
        await acceptances.keep({ ...record, ...acceptance, evidence: NO_EVIDENCE });
      return accepted.length;
    },
    fillIn: async (text) =>
      acceptances.rewrite(
        (acceptance) =>
          acceptance.memberId !== null &&
          acceptance.disclaimerType === text.disclaimerType &&
          acceptance.disclaimerVersion === text.disclaimerVersion &&
          acceptance.disclaimerText === '',
        (acceptance) => ({ ...acceptance, ...text }),
      ),
  };
}
