import type { AttemptStore, MachineClock } from '../../accounts/ports.ts';
import { type AccountLimits, addressSubject, countTry } from '../../accounts/try-limit.ts';
import type { Digest, NewId, WithLock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { type Acceptance, type AcceptanceId, isOf, isOwnAct } from '../acceptance.ts';
import { acceptedText, DISCLAIMER } from '../disclaimer.ts';
import { type Observed, readEvidence } from '../evidence.ts';
import type { AcceptanceStore, Locate } from '../ports.ts';
import { acceptedAtIn, type Statement } from '../statement.ts';

export interface AcceptBeforeSignInDeps {
  readonly acceptances: AcceptanceStore;
  readonly attempts: AttemptStore;
  readonly clock: MachineClock;
  readonly newId: NewId;
  readonly digest: Digest;
  readonly locate: Locate | null;
  readonly withLock: WithLock;
  readonly limits: AccountLimits;
}

export interface VisitorStatement extends Statement {
  /** Digest of the key of the browser session it is given in. */
  readonly sessionRef: string;
  /** Network address of who asks. */
  readonly address: string;
  readonly observed: Observed;
  readonly extras: unknown;
}

const currentAcceptanceIn = async (deps: AcceptBeforeSignInDeps, sessionRef: string) => {
  const before = await deps.acceptances.unlinkedOf(sessionRef);
  return before.find((acceptance) => isOf(acceptance, DISCLAIMER) && isOwnAct(acceptance));
};

const receiptOf = ({ id, receivedAt }: Acceptance) => ({ id, receivedAt });

/** Stores the acceptance of someone not signed in, under their browser session. On a repeat, the first one counts. */
export const makeAcceptBeforeSignIn = (deps: AcceptBeforeSignInDeps) =>
  async function acceptBeforeSignIn(
    statement: VisitorStatement,
  ): Promise<{ readonly id: AcceptanceId; readonly receivedAt: Instant }> {
    const acceptedAt = acceptedAtIn(statement);
    const { sessionRef, address } = statement;
    const earlier = await currentAcceptanceIn(deps, sessionRef);
    if (earlier !== undefined) return receiptOf(earlier);
    const receivedAt = deps.clock();
    await countTry(
      deps.attempts,
      deps.limits.preAuthPerAddress,
      addressSubject('pre-auth', address),
      receivedAt,
    );
    const place = (await deps.locate?.(address)) ?? null;
    return deps.withLock(`compliance.acceptances:${sessionRef}`, async () => {
      const currentAcceptance = await currentAcceptanceIn(deps, sessionRef);
      if (currentAcceptance !== undefined) return receiptOf(currentAcceptance);
      const acceptance: Acceptance = {
        id: deps.newId() as AcceptanceId,
        memberId: null,
        ...acceptedText(deps.digest),
        acceptedAt,
        receivedAt,
        method: 'pre_auth',
        evidence: readEvidence({ ...statement.observed, sessionRef }, statement.extras, place),
      };
      await deps.acceptances.keep(acceptance);
      return receiptOf(acceptance);
    });
  };
