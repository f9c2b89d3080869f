import type { MemberId } from '../../accounts/member.ts';
import type { MemberStore } from '../../accounts/ports.ts';
import type { Digest } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Acceptance, isOwnAct } from '../acceptance.ts';
import type { AcceptanceStore } from '../ports.ts';

export interface AcceptanceHistoryDeps {
  readonly members: MemberStore;
  readonly acceptances: AcceptanceStore;
  readonly digest: Digest;
}

export interface HistoricAcceptance extends Acceptance {
  readonly userEmail: string;
  /** The person did it, and the text is the one that was hashed then. */
  readonly isConfirmed: boolean;
}

/** A member's acceptances, newest first. Refuses ('not-found', `accounts.unknown-member`) one who is not there. */
export const makeAcceptanceHistory = (deps: AcceptanceHistoryDeps) =>
  async function acceptanceHistory(
    by: { readonly id: MemberId } | { readonly email: string },
  ): Promise<readonly HistoricAcceptance[]> {
    const member = await deps.members.find(by);
    if (member === null) {
      throw new Refusal('not-found', 'accounts.unknown-member', 'There is no such user.');
    }
    const acceptances = await deps.acceptances.ofMember(member.id);
    return acceptances.map((acceptance) => ({
      ...acceptance,
      userEmail: member.email,
      isConfirmed: isOwnAct(acceptance) && deps.digest(acceptance.disclaimerText) === acceptance.contentHash,
    }));
  };
