import type { MemberId } from '../member.ts';
import type { ActivityStore } from '../ports.ts';

/** How many sessions a member had and how many questions they asked. */
export const makeMyActivity = (deps: { readonly activity: ActivityStore }) =>
  async function myActivity(
    memberId: MemberId,
  ): Promise<{ readonly totalSessions: number; readonly totalQueries: number }> {
    const totals = await deps.activity.totalsOf(memberId);
    return { totalSessions: totals.sessions, totalQueries: totals.queries };
  };
