import type { Digest, WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { MemberId } from '../member.ts';
import { refusePasswordOnly } from '../passkey.ts';
import type { AttemptStore, MachineClock, MemberSessions } from '../ports.ts';
import {
  type Authenticator,
  codeSubject,
  factorLock,
  plainRecoveryCode,
  RECOVERY_CODES,
  sixDigits,
  wrongCode,
} from '../second-factor.ts';
import type { AuthenticatorStore, OneTimeCodes, PasskeyStore, SecretBox } from '../second-factor-ports.ts';
import { type AccountLimits, countTry } from '../try-limit.ts';

export interface ConfirmSecondFactorDeps {
  readonly authenticators: Pick<AuthenticatorStore, 'find' | 'keep'>;
  readonly sessions: Pick<MemberSessions, 'endAllOf'>;
  readonly passkeys: Pick<PasskeyStore, 'ofMember'>;
  readonly oneTimeCodes: Pick<OneTimeCodes, 'stepOf' | 'newRecoveryCode'>;
  readonly secretBox: Pick<SecretBox, 'open'>;
  readonly attempts: AttemptStore;
  readonly clock: MachineClock;
  readonly digest: Digest;
  readonly withLock: WithLock;
  readonly limits: AccountLimits;
}

export interface FirstCode {
  readonly memberId: MemberId;
  readonly code: string;
  /** Whether more than a password opened the session. */
  readonly isStrong: boolean;
  /** The session that lives on. */
  readonly sessionKey: string;
}

async function startedFactor(deps: ConfirmSecondFactorDeps, memberId: MemberId): Promise<Authenticator> {
  const factor = await deps.authenticators.find(memberId);
  if (factor !== null && factor.confirmedAt === null) return factor;
  throw new Refusal(
    'conflict',
    'accounts.second-factor-not-started',
    'No second factor is being set up. Start again.',
  );
}

/** The time step of a code of the app that is being set up. */
function stepOf(deps: ConfirmSecondFactorDeps, { memberId, sealedSecret }: Authenticator, code: string) {
  const secret = deps.secretBox.open(sealedSecret, memberId);
  const digits = sixDigits(code);
  const step =
    secret === null || digits === null ? null : deps.oneTimeCodes.stepOf(secret, digits, deps.clock());
  if (step === null) throw wrongCode();
  return step;
}

/**
 * Turns a second factor on with the first code of the app, ends the member's other sessions, and gives the recovery
 * codes, which are shown this once. Refuses ('conflict', `accounts.second-factor-not-started`) where none is being set
 * up, ('forbidden', `accounts.passkey-needed`) a session that a password alone opened where the account has a passkey,
 * ('too-many') too many tries, and a wrong code.
 */
export const makeConfirmSecondFactor = (deps: ConfirmSecondFactorDeps) =>
  async function confirmSecondFactor({ memberId, code, isStrong, sessionKey }: FirstCode) {
    await startedFactor(deps, memberId);
    const present = await deps.passkeys.ofMember(memberId);
    refusePasswordOnly(present, { isStrong, next: 'set up the second factor' });
    const now = deps.clock();
    await countTry(deps.attempts, deps.limits.codePerMember, codeSubject(memberId), now);
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, deps.oneTimeCodes.newRecoveryCode);
    const digests = recoveryCodes.map((recovery) => deps.digest(plainRecoveryCode(recovery)));
    await deps.withLock(factorLock(memberId), async () => {
      const factor = await startedFactor(deps, memberId);
      const lastStep = stepOf(deps, factor, code);
      await deps.authenticators.keep({ ...factor, confirmedAt: now, lastStep }, digests);
      await deps.sessions.endAllOf(memberId, sessionKey);
    });
    await deps.attempts.forget(codeSubject(memberId));
    return { recoveryCodes };
  };
