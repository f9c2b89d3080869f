import { dailyAverage, isActive, type MemberSummary, startOfDay } from '../member-activity.ts';
import type { MachineClock, MemberDirectory } from '../ports.ts';

export interface ListedMember extends MemberSummary {
  readonly isActive: boolean;
  /** By day since the account was made; two decimals. */
  readonly averageDailyViews: number;
  readonly averageDailyQueries: number;
}

export interface ListMembersDeps {
  readonly directory: MemberDirectory;
  readonly clock: MachineClock;
}

/** Every member with what they did, the newest account first. */
export const makeListMembers = ({ directory, clock }: ListMembersDeps) =>
  async function listMembers(): Promise<readonly ListedMember[]> {
    const members = await directory.everyone();
    const now = clock();
    const today = startOfDay(0, now);
    return members.map((member) => ({
      ...member,
      isActive: isActive(member.lastActiveAt, now),
      averageDailyViews: dailyAverage(member.pageViews, member.createdAt, today),
      averageDailyQueries: dailyAverage(member.askJakeQueries, member.createdAt, today),
    }));
  };
