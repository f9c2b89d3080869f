import { deviceOf } from '../device.ts';
import type { MemberId } from '../member.ts';
import type { ActivityShelf, MachineClock } from '../ports.ts';

export interface SignedIn {
  readonly memberId: MemberId;
  /** Digest of the key of the session that begins. */
  readonly sessionRef: string;
  readonly userAgent: string | null;
}

/** Notes that a member signed in. */
export const makeNoteSignIn = (doors: { readonly activity: ActivityShelf; readonly clock: MachineClock }) =>
  async function noteSignIn({ memberId, sessionRef, userAgent }: SignedIn): Promise<void> {
    const device = deviceOf(userAgent);
    await doors.activity.noteVisit({ memberId, sessionRef, pagePath: null, at: doors.clock(), device });
  };
