import type { MemberId } from '../member.ts';
import type { ActivityShelf } from '../ports.ts';

/** How many sessions a member had and how many questions they asked. */
export const makeMyActivity = (doors: { readonly activity: ActivityShelf }) =>
  async function myActivity(
    memberId: MemberId,
  ): Promise<{ readonly totalSessions: number; readonly totalQueries: number }> {
    const totals = await doors.activity.totalsOf(memberId);
    return { totalSessions: totals.sessions, totalQueries: totals.queries };
  };
