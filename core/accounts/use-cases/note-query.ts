import type { MemberId } from '../member.ts';
import { clippedText } from '../plain-text.ts';
import type { ActivityShelf, MachineClock } from '../ports.ts';

const WHAT_LIMIT = 200;

/** Notes that a member put a question to an analyst or asked for picks; `what` says which, not its words. */
export const makeNoteQuery = (doors: { readonly activity: ActivityShelf; readonly clock: MachineClock }) =>
  async function noteQuery(query: { readonly memberId: MemberId; readonly what: string }): Promise<void> {
    const what = clippedText(query.what, WHAT_LIMIT) ?? 'unnamed';
    await doors.activity.noteQuery(query.memberId, doors.clock(), what);
  };
