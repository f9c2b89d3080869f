import type { AllOrNothing } from '../../kernel/functions.ts';
import type { MemberId } from '../member.ts';
import { refusePasswordOnly, unknownPasskey } from '../passkey.ts';
import type { MemberSessions } from '../ports.ts';
import type { AuthenticatorStore, PasskeyStore } from '../second-factor-ports.ts';

export interface RemovePasskeyDeps {
  readonly passkeys: Pick<PasskeyStore, 'ofMember' | 'remove'>;
  readonly authenticators: Pick<AuthenticatorStore, 'find'>;
  readonly sessions: Pick<MemberSessions, 'endAllOf'>;
  readonly allOrNothing: AllOrNothing;
}

export interface PasskeyToRemove {
  readonly memberId: MemberId;
  readonly id: string;
  /** Whether more than a password opened the session. */
  readonly isStrong: boolean;
  /** The session that lives on. */
  readonly sessionKey: string;
}

/**
 * Removes a passkey in a session that more than a password opened, and ends the member's other sessions. Refuses
 * ('not-found') an unknown one, and ('forbidden', `accounts.passkey-needed`) a session that a password alone opened.
 */
export const makeRemovePasskey = (deps: RemovePasskeyDeps) =>
  async function removePasskey({
    memberId,
    id,
    isStrong,
    sessionKey,
  }: PasskeyToRemove): Promise<{ readonly isFactorLeft: boolean }> {
    const present = await deps.passkeys.ofMember(memberId);
    refusePasswordOnly(present, { isStrong, next: 'remove it' });
    await deps.allOrNothing(async () => {
      if (!(await deps.passkeys.remove(memberId, id))) throw unknownPasskey();
      await deps.sessions.endAllOf(memberId, sessionKey);
    });
    const app = await deps.authenticators.find(memberId);
    return { isFactorLeft: present.length > 1 || (app !== null && app.confirmedAt !== null) };
  };
