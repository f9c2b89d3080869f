import type { MemberId } from '../../accounts/member.ts';
import type { MemberShelf } from '../../accounts/ports.ts';
import type { Digest } from '../../kernel/doors.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Acceptance, isOwnAct } from '../acceptance.ts';
import type { AcceptanceShelf } from '../ports.ts';

export interface AcceptanceHistoryDoors {
  readonly members: MemberShelf;
  readonly acceptances: AcceptanceShelf;
  readonly digest: Digest;
}

export interface HistoricAcceptance extends Acceptance {
  readonly userEmail: string;
  /** The person did it, and the text is the one that was hashed then. */
  readonly isConfirmed: boolean;
}

/** A member's acceptances, newest first. Refuses ('not-found', `accounts.unknown-member`) one who is not there. */
export const makeAcceptanceHistory = (doors: AcceptanceHistoryDoors) =>
  async function acceptanceHistory(
    by: { readonly id: MemberId } | { readonly email: string },
  ): Promise<readonly HistoricAcceptance[]> {
    const member = await doors.members.find(by);
    if (member === null) {
      throw new Refusal('not-found', 'accounts.unknown-member', 'There is no such user.');
    }
    const acceptances = await doors.acceptances.ofMember(member.id);
    return acceptances.map((acceptance) => ({
      ...acceptance,
      userEmail: member.email,
      isConfirmed: isOwnAct(acceptance) && doors.digest(acceptance.disclaimerText) === acceptance.contentHash,
    }));
  };
