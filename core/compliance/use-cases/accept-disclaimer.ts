import type { MachineClock } from '../../accounts/ports.ts';
import type { Digest, NewId, OneAtATime } from '../../kernel/doors.ts';
import type { Instant } from '../../kernel/instant.ts';
import { type Acceptance, type AcceptanceId, isOf, isOwnAct } from '../acceptance.ts';
import { acceptedText, DISCLAIMER } from '../disclaimer.ts';
import { type Observed, readEvidence } from '../evidence.ts';
import type { AcceptanceShelf, Locate } from '../ports.ts';
import { readStatement, type Statement } from '../statement.ts';

export interface AcceptDisclaimerDoors {
  readonly acceptances: AcceptanceShelf;
  readonly clock: MachineClock;
  readonly newId: NewId;
  readonly digest: Digest;
  readonly locate: Locate | null;
  readonly oneAtATime: OneAtATime;
}

export interface MemberStatement extends Statement {
  readonly memberId: string;
  readonly observed: Observed;
  /** What the page optionally added about itself, unchecked. */
  readonly extras: unknown;
}

/** What the accepter is told. */
export interface AcceptanceReceipt {
  readonly id: AcceptanceId;
  readonly receivedAt: Instant;
}

/** Keeps a member's acceptance with its evidence. Said again (a retry), the first one stands. */
export const makeAcceptDisclaimer = (doors: AcceptDisclaimerDoors) =>
  async function acceptDisclaimer(statement: MemberStatement): Promise<AcceptanceReceipt> {
    const { acceptedAt, disclaimerText } = readStatement(statement);
    const { memberId, observed } = statement;
    const place = observed.ipAddress === null ? null : await doors.locate?.(observed.ipAddress);
    return doors.oneAtATime(`compliance.acceptances:${memberId}`, async () => {
      const before = await doors.acceptances.ofMember(memberId);
      const standing = before.find((acceptance) => isOf(acceptance, DISCLAIMER) && isOwnAct(acceptance));
      if (standing !== undefined) return { id: standing.id, receivedAt: standing.receivedAt };
      const acceptance: Acceptance = {
        id: doors.newId() as AcceptanceId,
        memberId,
        ...acceptedText(doors.digest, disclaimerText),
        acceptedAt,
        receivedAt: doors.clock(),
        method: 'gate',
        evidence: readEvidence(observed, statement.extras, place ?? null),
      };
      await doors.acceptances.keep(acceptance);
      return { id: acceptance.id, receivedAt: acceptance.receivedAt };
    });
  };
