import type { MachineClock } from '../../accounts/ports.ts';
import type { Digest, NewId, WithLock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { type Acceptance, type AcceptanceId, isOf, isOwnAct } from '../acceptance.ts';
import { acceptedText, DISCLAIMER } from '../disclaimer.ts';
import { type Observed, readEvidence } from '../evidence.ts';
import type { AcceptanceStore, Locate } from '../ports.ts';
import { acceptedAtIn, type Statement } from '../statement.ts';

export interface AcceptDisclaimerDeps {
  readonly acceptances: AcceptanceStore;
  readonly clock: MachineClock;
  readonly newId: NewId;
  readonly digest: Digest;
  readonly locate: Locate | null;
  readonly withLock: WithLock;
}

export interface MemberStatement extends Statement {
  readonly memberId: string;
  readonly observed: Observed;
  /** What the page optionally added about itself, unchecked. */
  readonly extras: unknown;
}

/** The receipt for the member. */
export interface AcceptanceReceipt {
  readonly id: AcceptanceId;
  readonly receivedAt: Instant;
}

/** Stores a member's acceptance with its evidence. On a repeat (a retry), the first one counts. */
export const makeAcceptDisclaimer = (deps: AcceptDisclaimerDeps) =>
  async function acceptDisclaimer(statement: MemberStatement): Promise<AcceptanceReceipt> {
    const acceptedAt = acceptedAtIn(statement);
    const { memberId, observed } = statement;
    const place = observed.ipAddress === null ? null : await deps.locate?.(observed.ipAddress);
    return deps.withLock(`compliance.acceptances:${memberId}`, async () => {
      const before = await deps.acceptances.ofMember(memberId);
      const currentAcceptance = before.find(
        (acceptance) => isOf(acceptance, DISCLAIMER) && isOwnAct(acceptance),
      );
      if (currentAcceptance !== undefined)
        return { id: currentAcceptance.id, receivedAt: currentAcceptance.receivedAt };
      const acceptance: Acceptance = {
        id: deps.newId() as AcceptanceId,
        memberId,
        ...acceptedText(deps.digest),
        acceptedAt,
        receivedAt: deps.clock(),
        method: 'gate',
        evidence: readEvidence(observed, statement.extras, place ?? null),
      };
      await deps.acceptances.keep(acceptance);
      return { id: acceptance.id, receivedAt: acceptance.receivedAt };
    });
  };
