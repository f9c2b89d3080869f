import type { Member, MemberId } from '#core/accounts/member.ts';
import { instant } from '#core/kernel/instant.ts';

/** A member with a password account; pass what matters to the test. */
export function aMember(part: Partial<Member> = {}): Member {
  return {
    id: 'member-anna' as MemberId,
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: 'Furlong',
    profileImageUrl: null,
    isAdmin: false,
    createdAt: instant(Date.UTC(2025, 5, 1)),
    passwordHash: 'hash of Saddle12',
    identity: null,
    ...part,
  };
}
