import type { MachineClock } from '../../accounts/ports.ts';
import type { Digest, NewId, WithLock } from '../../kernel/functions.ts';
import type { AcceptanceId } from '../acceptance.ts';
import { acceptedText, DISCLAIMER } from '../disclaimer.ts';
import type { AcceptanceLedger } from '../ports.ts';

export interface EnsureAcceptancesDeps {
  readonly ledger: AcceptanceLedger;
  readonly clock: MachineClock;
  readonly newId: NewId;
  readonly digest: Digest;
  readonly withLock: WithLock;
}

export interface Ensured {
  /** Records made for members who had none of the current version. */
  readonly created: number;
  /** Records of the current version that lacked its text. */
  readonly updated: number;
}

/**
 * Makes sure that every member has a record of the current disclaimer. What is made is marked as an administrator's act
 * (`admin_ensure`), without any evidence: it does not say that the member agreed. Done again it changes nothing.
 */
export const makeEnsureAcceptances = (deps: EnsureAcceptancesDeps) =>
  async function ensureAcceptances(): Promise<Ensured> {
    return deps.withLock('compliance.ensure', async () => {
      const text = acceptedText(deps.digest);
      const updated = await deps.ledger.fillIn(text);
      const missing = (await deps.ledger.acceptanceStatuses(DISCLAIMER)).filter(
        (acceptanceStatus) => !acceptanceStatus.hasCurrentVersion,
      );
      const now = deps.clock();
      const created = await deps.ledger.keepFor(
        missing.map(({ memberId }) => ({ id: deps.newId() as AcceptanceId, memberId })),
        { ...text, acceptedAt: now, receivedAt: now, method: 'admin_ensure' },
      );
      return { created, updated };
    });
  };
