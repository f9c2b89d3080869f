import { NO_EVIDENCE } from '#core/compliance/evidence.ts';
import type { AcceptanceLedger } from '#core/compliance/ports.ts';
import type { makeMemoryAcceptanceShelf } from './acceptance-shelf.ts';
import type { makeMemoryMemberShelf } from './member-shelf.ts';

/** Everybody's proofs in memory, for tests. */
export function makeMemoryAcceptanceLedger(
  members: ReturnType<typeof makeMemoryMemberShelf>,
  acceptances: ReturnType<typeof makeMemoryAcceptanceShelf>,
): AcceptanceLedger {
  return {
    standings: async ({ type, version }) => {
      const standings = members.everybody().map(async ({ id: memberId, email }) => {
        const ofText = (await acceptances.ofMember(memberId)).filter(
          (one) => one.disclaimerType === type && one.disclaimerVersion === version,
        );
        const hasFullText = ofText.some(({ disclaimerText }) => disclaimerText !== '');
        return { memberId, email, hasCurrentVersion: ofText.length > 0, hasFullText };
      });
      return (await Promise.all(standings)).toSorted((one, other) =>
        one.email.toLowerCase() < other.email.toLowerCase() ? -1 : 1,
      );
    },
    keepFor: async (wanted, record) => {
      const there = new Set<string>(members.everybody().map(({ id }) => id));
      const kept = wanted.filter(({ memberId }) => there.has(memberId));
      for (const one of kept) await acceptances.keep({ ...record, ...one, evidence: NO_EVIDENCE });
      return kept.length;
    },
    fillIn: async (text) =>
      acceptances.rewrite(
        (one) =>
          one.memberId !== null &&
          one.disclaimerType === text.disclaimerType &&
          one.disclaimerVersion === text.disclaimerVersion &&
          one.disclaimerText === '',
        (one) => ({ ...one, ...text }),
      ),
  };
}
