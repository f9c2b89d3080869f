import type { AttemptShelf, MachineClock } from '../../accounts/ports.ts';
import { type AccountLimits, addressSubject, countTry } from '../../accounts/try-limit.ts';
import type { Digest, NewId, OneAtATime } from '../../kernel/doors.ts';
import type { Instant } from '../../kernel/instant.ts';
import { type Acceptance, type AcceptanceId, isOf, isOwnAct } from '../acceptance.ts';
import { acceptedText, DISCLAIMER } from '../disclaimer.ts';
import { type Observed, readEvidence } from '../evidence.ts';
import type { AcceptanceShelf, Locate } from '../ports.ts';
import { readStatement, type Statement } from '../statement.ts';

export interface AcceptBeforeSignInDoors {
  readonly acceptances: AcceptanceShelf;
  readonly attempts: AttemptShelf;
  readonly clock: MachineClock;
  readonly newId: NewId;
  readonly digest: Digest;
  readonly locate: Locate | null;
  readonly oneAtATime: OneAtATime;
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

const standingIn = async (doors: AcceptBeforeSignInDoors, sessionRef: string) => {
  const before = await doors.acceptances.unlinkedOf(sessionRef);
  return before.find((acceptance) => isOf(acceptance, DISCLAIMER) && isOwnAct(acceptance));
};

const receiptOf = ({ id, receivedAt }: Acceptance) => ({ id, receivedAt });

/** Keeps the acceptance of someone not signed in, under their browser session. Said again, the first one stands. */
export const makeAcceptBeforeSignIn = (doors: AcceptBeforeSignInDoors) =>
  async function acceptBeforeSignIn(
    statement: VisitorStatement,
  ): Promise<{ readonly id: AcceptanceId; readonly receivedAt: Instant }> {
    const { acceptedAt, disclaimerText } = readStatement(statement);
    const { sessionRef, address } = statement;
    const earlier = await standingIn(doors, sessionRef);
    if (earlier !== undefined) return receiptOf(earlier);
    const receivedAt = doors.clock();
    await countTry(
      doors.attempts,
      doors.limits.preAuthPerAddress,
      addressSubject('pre-auth', address),
      receivedAt,
    );
    const place = (await doors.locate?.(address)) ?? null;
    return doors.oneAtATime(`compliance.acceptances:${sessionRef}`, async () => {
      const standing = await standingIn(doors, sessionRef);
      if (standing !== undefined) return receiptOf(standing);
      const acceptance: Acceptance = {
        id: doors.newId() as AcceptanceId,
        memberId: null,
        ...acceptedText(doors.digest, disclaimerText),
        acceptedAt,
        receivedAt,
        method: 'pre_auth',
        evidence: readEvidence({ ...statement.observed, sessionRef }, statement.extras, place),
      };
      await doors.acceptances.keep(acceptance);
      return receiptOf(acceptance);
    });
  };
