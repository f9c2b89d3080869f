import { Refusal } from '../../kernel/refusal.ts';
import { deviceOf } from '../device.ts';
import type { MemberId } from '../member.ts';
import { readPagePath } from '../page-path.ts';
import type { ActivityStore, MachineClock } from '../ports.ts';

export interface VisitedPage {
  readonly memberId: MemberId;
  /** Digest of the session's key. */
  readonly sessionRef: string;
  readonly pagePath: string;
  readonly userAgent?: string | null;
}

/** Notes that a member looked at a page. */
export const makeNoteVisit = (deps: { readonly activity: ActivityStore; readonly clock: MachineClock }) =>
  async function noteVisit({ memberId, sessionRef, pagePath, userAgent }: VisitedPage): Promise<void> {
    const path = readPagePath(pagePath);
    if (path === null) {
      throw new Refusal('invalid', 'accounts.bad-page-path', 'The page path must begin with a slash.');
    }
    const device = deviceOf(userAgent ?? null);
    await deps.activity.noteVisit({ memberId, sessionRef, pagePath: path, at: deps.clock(), device });
  };
