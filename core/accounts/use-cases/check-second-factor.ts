import type { Digest } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { AttemptStore, MachineClock } from '../ports.ts';
import {
  type Authenticator,
  codeNeeded,
  codeSubject,
  plainRecoveryCode,
  sixDigits,
  wrongCode,
} from '../second-factor.ts';
import type {
  AuthenticatorStore,
  CheckSecondFactor,
  OneTimeCodes,
  SecretBox,
  SpentCodes,
} from '../second-factor-ports.ts';
import { type AccountLimits, countTry } from '../try-limit.ts';

export interface CheckSecondFactorDeps {
  readonly authenticators: Pick<AuthenticatorStore, 'find'> & SpentCodes;
  readonly oneTimeCodes: Pick<OneTimeCodes, 'stepOf'>;
  readonly secretBox: Pick<SecretBox, 'open'>;
  readonly attempts: AttemptStore;
  readonly clock: MachineClock;
  readonly digest: Digest;
  readonly limits: AccountLimits;
}

const LONGEST_CODE = 100;

const unreadable = () =>
  new Refusal(
    'unavailable',
    'accounts.unreadable-second-factor',
    'Your second factor cannot be checked, because the key it was stored with is gone. Use a recovery code, or ask the site administrator to remove it.',
  );

async function isRight(deps: CheckSecondFactorDeps, factor: Authenticator, code: string, now: Instant) {
  const { memberId, sealedSecret } = factor;
  const digits = sixDigits(code);
  if (digits === null)
    return deps.authenticators.spendRecoveryCode(memberId, deps.digest(plainRecoveryCode(code)));
  const secret = deps.secretBox.open(sealedSecret, memberId);
  if (secret === null) throw unreadable();
  const step = deps.oneTimeCodes.stepOf(secret, digits, now);
  return step !== null && deps.authenticators.spendStep(memberId, step);
}

/** Checks the code of a member who has a second factor; see `CheckSecondFactor`. Tries are limited for each member. */
export const makeCheckSecondFactor = (deps: CheckSecondFactorDeps): CheckSecondFactor =>
  async function checkSecondFactor({ memberId, code }) {
    const factor = await deps.authenticators.find(memberId);
    if (factor === null || factor.confirmedAt === null) return { isOn: false };
    const typed = (code ?? '').trim();
    if (typed === '') throw codeNeeded();
    const now = deps.clock();
    await countTry(deps.attempts, deps.limits.codePerMember, codeSubject(memberId), now);
    if (typed.length > LONGEST_CODE || !(await isRight(deps, factor, typed, now))) throw wrongCode();
    await deps.attempts.forget(codeSubject(memberId));
    return { isOn: true };
  };
