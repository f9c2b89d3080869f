import type { MemberId } from '#core/accounts/member.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Get } from '../wiring/provide.ts';

/** The member of an email; refuses ('not-found', `accounts.unknown-email`) an unknown one. */
export async function memberOfEmail(get: Get, email: string): Promise<MemberId> {
  const member = await get('members').find({ email });
  if (member !== null) return member.id;
  throw new Refusal('not-found', 'accounts.unknown-email', `No account has the email ${email}.`);
}
