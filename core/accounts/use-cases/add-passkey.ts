import type { MemberId } from '../member.ts';
import { type Passkey, passkeyFailed, passkeyName } from '../passkey.ts';
import type { MachineClock } from '../ports.ts';
import type { PasskeyAnswer, PasskeyCeremonies, PasskeyStore } from '../second-factor-ports.ts';

export interface AddPasskeyDeps {
  readonly passkeys: Pick<PasskeyStore, 'add'>;
  readonly ceremonies: Pick<PasskeyCeremonies, 'made'>;
  readonly clock: MachineClock;
}

export interface NewPasskey {
  readonly memberId: MemberId;
  readonly name: string | null;
  /** Browser and system it was made with; null when unknown. */
  readonly device: string | null;
  readonly answer: PasskeyAnswer;
}

/** Stores the passkey that a browser made. Refuses ('invalid') an answer that does not hold. */
export const makeAddPasskey = (deps: AddPasskeyDeps) =>
  async function addPasskey({ memberId, name, device, answer }: NewPasskey): Promise<Passkey> {
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
