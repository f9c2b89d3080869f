import { Refusal } from '../kernel/refusal.ts';
import type { Member } from './member.ts';

/** The member found by an email. Refuses ('not-found', `accounts.unknown-email`) where there is none. */
export function knownMember(found: Member | null, email: string): Member {
  if (found !== null) return found;
  throw new Refusal('not-found', 'accounts.unknown-email', `No account has the email ${email}.`);
}

/** The member a session belongs to. Refuses ('signed-out', `accounts.signed-out`) where there is none. */
export function signedInMember(found: Member | null): Member {
  if (found !== null) return found;
  throw new Refusal('signed-out', 'accounts.signed-out', 'You are not signed in.');
}
