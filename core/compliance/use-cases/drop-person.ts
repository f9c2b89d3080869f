import type { MemberId } from '../../accounts/member.ts';
import type { MemberStore } from '../../accounts/ports.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { AcceptanceStore, SealProofs } from '../ports.ts';

export interface DropPersonDeps {
  readonly members: Pick<MemberStore, 'find'>;
  readonly acceptances: Pick<AcceptanceStore, 'anonymize'>;
  readonly sealProofs: SealProofs;
}

export interface DroppedPerson {
  readonly memberId: string;
  readonly email: string;
  /** Proofs that lost their person. */
  readonly dropped: number;
}

/**
 * Takes a member out of their proofs: words, version, times and the chain stay, and hold nothing of the person. The
 * account stays too, and as nothing shows any more that they agreed, they are asked again. Refuses ('not-found',
 * `accounts.unknown-member`).
 */
export const makeDropPerson = ({ members, acceptances, sealProofs }: DropPersonDeps) =>
  async function dropPerson(
    by: { readonly id: MemberId } | { readonly email: string },
  ): Promise<DroppedPerson> {
    const member = await members.find(by);
    if (member === null) throw new Refusal('not-found', 'accounts.unknown-member', 'There is no such user.');
    const dropped = await acceptances.anonymize(member.id);
    await sealProofs();
    return { memberId: member.id, email: member.email, dropped };
  };

export type DropPerson = ReturnType<typeof makeDropPerson>;
