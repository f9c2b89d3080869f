import type { AllOrNothing, Digest } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { MemberId } from '../member.ts';
import type {
  AttemptStore,
  AuthenticatorStore,
  MachineClock,
  OneTimeCodes,
  SecretBox,
  SessionStore,
} from '../ports.ts';
import {
  type Authenticator,
  codeSubject,
  plainRecoveryCode,
  RECOVERY_CODES,
  sixDigits,
  wrongCode,
} from '../second-factor.ts';
import { type AccountLimits, countTry } from '../try-limit.ts';

export interface ConfirmSecondFactorDeps {
  readonly authenticators: Pick<AuthenticatorStore, 'find' | 'keep'>;
  readonly sessions: Pick<SessionStore, 'endAllOf'>;
  readonly oneTimeCodes: Pick<OneTimeCodes, 'stepOf' | 'newRecoveryCode'>;
  readonly secretBox: Pick<SecretBox, 'open'>;
  readonly attempts: AttemptStore;
  readonly clock: MachineClock;
  readonly digest: Digest;
  readonly allOrNothing: AllOrNothing;
  readonly limits: AccountLimits;
}

export interface FirstCode {
  readonly memberId: MemberId;
  readonly code: string;
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

/**
 * Turns a second factor on with the first code of the app, ends the member's other sessions, and gives the recovery
 * codes, which are shown this once.
 */
export const makeConfirmSecondFactor = (deps: ConfirmSecondFactorDeps) =>
  async function confirmSecondFactor({ memberId, code, sessionKey }: FirstCode) {
    const factor = await startedFactor(deps, memberId);
    const now = deps.clock();
    await countTry(deps.attempts, deps.limits.codePerMember, codeSubject(memberId), now);
    const secret = deps.secretBox.open(factor.sealedSecret, memberId);
    const digits = sixDigits(code);
    const step = secret === null || digits === null ? null : deps.oneTimeCodes.stepOf(secret, digits, now);
    if (step === null) throw wrongCode();
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, deps.oneTimeCodes.newRecoveryCode);
    const digests = recoveryCodes.map((recovery) => deps.digest(plainRecoveryCode(recovery)));
    await deps.allOrNothing(async () => {
      await deps.authenticators.keep({ ...factor, confirmedAt: now, lastStep: step }, digests);
      await deps.sessions.endAllOf(memberId, sessionKey);
    });
    await deps.attempts.forget(codeSubject(memberId));
    return { recoveryCodes };
  };
