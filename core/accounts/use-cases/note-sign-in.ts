import { deviceOf } from '../device.ts';
import type { MemberId } from '../member.ts';
import type { ActivityStore, MachineClock } from '../ports.ts';

export interface SignedIn {
  readonly memberId: MemberId;
  /** Digest of the key of the session that begins. */
  readonly sessionRef: string;
  readonly userAgent: string | null;
}

/** Notes that a member signed in. */
export const makeNoteSignIn = (deps: { readonly activity: ActivityStore; readonly clock: MachineClock }) =>
  async function noteSignIn({ memberId, sessionRef, userAgent }: SignedIn): Promise<void> {
    const device = deviceOf(userAgent);
    await deps.activity.noteVisit({ memberId, sessionRef, pagePath: null, at: deps.clock(), device });
  };
