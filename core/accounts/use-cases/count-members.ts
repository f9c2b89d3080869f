import { startOfDay } from '../member-activity.ts';
import type { MachineClock, MemberDirectory, MemberStore } from '../ports.ts';

export interface CountMembersDeps {
  readonly members: MemberStore;
  readonly directory: MemberDirectory;
  readonly clock: MachineClock;
}

/** Accounts there are, and those made today, in the last 7 and in the last 30 days (today among them). */
export interface MemberCounts {
  readonly total: number;
  readonly today: number;
  readonly week: number;
  readonly month: number;
}

/** Counts accounts by the day on which they were made, on the calendar of the track. */
export const makeCountMembers = ({ members, directory, clock }: CountMembersDeps) =>
  async function countMembers(): Promise<MemberCounts> {
    const now = clock();
    const [createdCounts, { members: total }] = await Promise.all([
      directory.createdSince([0, 6, 29].map((daysBack) => startOfDay(daysBack, now))),
      members.count(),
    ]);
    const [today = 0, week = 0, month = 0] = createdCounts;
    return { total, today, week, month };
  };
