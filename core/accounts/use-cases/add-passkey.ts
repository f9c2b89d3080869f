import type { MemberId } from '../member.ts';
import { type Passkey, passkeyFailed, passkeyName, refusePasswordOnly } from '../passkey.ts';
import type { MachineClock } from '../ports.ts';
import type { PasskeyAnswer, PasskeyCeremonies, PasskeyStore } from '../second-factor-ports.ts';

export interface AddPasskeyDeps {
  readonly passkeys: Pick<PasskeyStore, 'ofMember' | 'add'>;
  readonly ceremonies: Pick<PasskeyCeremonies, 'made'>;
  readonly clock: MachineClock;
}

export interface NewPasskey {
  readonly memberId: MemberId;
  readonly name: string | null;
  /** Browser and system it was made with; null when unknown. */
  readonly device: string | null;
  readonly answer: PasskeyAnswer;
  /** Whether more than a password opened the session. */
  readonly isStrong: boolean;
}

/**
 * Stores the passkey that a browser made. Refuses ('invalid') an answer that does not hold, and ('forbidden',
 * `accounts.passkey-needed`) a session that a password alone opened once there is a passkey.
 */
export const makeAddPasskey = (deps: AddPasskeyDeps) =>
  async function addPasskey({ memberId, name, device, answer, isStrong }: NewPasskey): Promise<Passkey> {
    refusePasswordOnly(await deps.passkeys.ofMember(memberId), { isStrong, next: 'add another' });
    const made = await deps.ceremonies.made(answer);
    if (made === null) throw passkeyFailed();
    const passkey: Passkey = {
      ...made,
      memberId,
      name: passkeyName(name, device),
      createdAt: deps.clock(),
      lastUsedAt: null,
    };
    await deps.passkeys.add(passkey);
    return passkey;
  };
