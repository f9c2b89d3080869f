import { Refusal } from '../kernel/refusal.ts';
import type { Member } from './member.ts';
import type { MemberStore } from './ports.ts';

/** The member with an email. Refuses ('not-found', `accounts.unknown-email`) one that no account has. */
export async function memberByEmail(members: Pick<MemberStore, 'find'>, email: string): Promise<Member> {
  const member = await members.find({ email });
  if (member !== null) return member;
  throw new Refusal('not-found', 'accounts.unknown-email', `No account has the email ${email}.`);
}
