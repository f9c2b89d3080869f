import { emailKey } from '#core/accounts/email.ts';
import type { Member, MemberId } from '#core/accounts/member.ts';
import type { MemberQuery, MemberStore } from '#core/accounts/ports.ts';
import { Refusal } from '#core/kernel/refusal.ts';

function matches(member: Member, by: MemberQuery): boolean {
  if ('id' in by) return member.id === by.id;
  if ('email' in by) return emailKey(member.email) === emailKey(by.email);
  return member.identity?.issuer === by.issuer && member.identity.subject === by.subject;
}

/** Members in memory, for tests; `everybody` shows them in the order they came. */
export function makeMemoryMemberStore(): MemberStore & { everybody(): readonly Member[] } {
  const members = new Map<MemberId, Member>();

  const put = (member: Member): void => {
    const others = [...members.values()].filter((other) => other.id !== member.id);
    if (others.some((other) => matches(other, { email: member.email }))) {
      throw new Refusal('conflict', 'accounts.email-taken', 'An account with this email already exists.');
    }
    const { identity } = member;
    if (identity !== null && others.some((other) => matches(other, identity))) {
      throw new Refusal('conflict', 'accounts.identity-taken', 'That identity belongs to another account.');
    }
    members.set(member.id, member);
  };

  return {
    everybody: () => [...members.values()],
    add: async (member) => put(member),
    find: async (by) => [...members.values()].find((member) => matches(member, by)) ?? null,
    change: async (id, change) => {
      const member = members.get(id);
      if (member !== undefined) put({ ...member, ...change });
    },
    remove: async (id) => {
      members.delete(id);
    },
    count: async () => ({
      members: members.size,
      admins: [...members.values()].filter((member) => member.isAdmin).length,
    }),
  };
}
