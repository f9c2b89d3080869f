import type { WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { signedInMember } from '../known-member.ts';
import type { MemberId } from '../member.ts';
import { type OwnerProof, type OwnerProofDeps, refuseStranger } from '../owner-proof.ts';
import { refusePasswordOnly } from '../passkey.ts';
import type { MemberStore } from '../ports.ts';
import { factorLock } from '../second-factor.ts';
import type { AuthenticatorStore, OneTimeCodes, PasskeyStore, SecretBox } from '../second-factor-ports.ts';

export interface StartSecondFactorDeps extends OwnerProofDeps {
  readonly members: MemberStore;
  readonly authenticators: Pick<AuthenticatorStore, 'find' | 'keep'>;
  readonly passkeys: Pick<PasskeyStore, 'ofMember'>;
  readonly oneTimeCodes: Pick<OneTimeCodes, 'newSecret' | 'address'>;
  readonly secretBox: Pick<SecretBox, 'seal'>;
  readonly withLock: WithLock;
}

export interface NewAuthenticator {
  /** To type into the app. */
  readonly secret: string;
  /** The same as an address, for a picture. */
  readonly address: string;
}

export interface FactorToStart extends OwnerProof {
  readonly memberId: MemberId;
  /** Whether more than a password opened the session. */
  readonly isStrong: boolean;
}

const factorOn = (): Refusal =>
  new Refusal(
    'conflict',
    'accounts.second-factor-on',
    'A second factor is on already. Turn it off before you set up another.',
  );

/**
 * Makes the secret of an authenticator app for a member who proves once more that the account is theirs. It counts once
 * a code has proved that the app has it; starting again replaces it. Refuses ('conflict', `accounts.second-factor-on`)
 * while one is on, and ('forbidden', `accounts.passkey-needed`) who has a passkey and is not in a session that more than a
 * password opened.
 */
export const makeStartSecondFactor = (deps: StartSecondFactorDeps) =>
  async function startSecondFactor(request: FactorToStart): Promise<NewAuthenticator> {
    const { memberId, isStrong } = request;
    const member = signedInMember(await deps.members.find({ id: memberId }));
    await refuseStranger(deps, member, { ...request, next: 'set up the second factor' });
    const present = await deps.passkeys.ofMember(memberId);
    refusePasswordOnly(present, { isStrong, next: 'set up the second factor' });
    const secret = deps.oneTimeCodes.newSecret();
    const sealedSecret = deps.secretBox.seal(secret, memberId);
    await deps.withLock(factorLock(memberId), async () => {
      const factor = await deps.authenticators.find(memberId);
      if (factor !== null && factor.confirmedAt !== null) throw factorOn();
      await deps.authenticators.keep({ memberId, sealedSecret, confirmedAt: null, lastStep: null }, []);
    });
    return { secret, address: deps.oneTimeCodes.address(secret, member.email) };
  };
