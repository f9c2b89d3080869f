import type { MachineClock } from '../../accounts/ports.ts';
import type { Digest, NewId, OneAtATime } from '../../kernel/doors.ts';
import type { AcceptanceId } from '../acceptance.ts';
import { acceptedText, DISCLAIMER } from '../disclaimer.ts';
import type { AcceptanceLedger } from '../ports.ts';

export interface EnsureAcceptancesDoors {
  readonly ledger: AcceptanceLedger;
  readonly clock: MachineClock;
  readonly newId: NewId;
  readonly digest: Digest;
  readonly oneAtATime: OneAtATime;
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
export const makeEnsureAcceptances = (doors: EnsureAcceptancesDoors) =>
  async function ensureAcceptances(): Promise<Ensured> {
    return doors.oneAtATime('compliance.ensure', async () => {
      const text = acceptedText(doors.digest);
      const updated = await doors.ledger.fillIn(text);
      const missing = (await doors.ledger.standings(DISCLAIMER)).filter((one) => !one.hasCurrentVersion);
      const now = doors.clock();
      const created = await doors.ledger.keepFor(
        missing.map(({ memberId }) => ({ id: doors.newId() as AcceptanceId, memberId })),
        { ...text, acceptedAt: now, receivedAt: now, method: 'admin_ensure' },
      );
      return { created, updated };
    });
  };
