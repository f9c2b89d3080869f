import { Refusal } from '../../kernel/refusal.ts';
import { type AiUse, aiUse } from '../ai-use.ts';
import type { MemberId } from '../member.ts';
import { isActive, type MemberActivity, type MemberSummary } from '../member-activity.ts';
import type { MachineClock, MemberDirectory } from '../ports.ts';

export interface ShownMember {
  readonly member: MemberSummary & { readonly isActive: boolean };
  readonly activity: MemberActivity;
  readonly aiUse: AiUse;
}

export interface ShowMemberDeps {
  readonly directory: MemberDirectory;
  readonly clock: MachineClock;
}

/** One member with everything they did, summed. Refuses ('not-found', `accounts.unknown-member`) one who is not there. */
export const makeShowMember = ({ directory, clock }: ShowMemberDeps) =>
  async function showMember(id: MemberId): Promise<ShownMember> {
    const summary = await directory.summaryOf(id);
    if (summary === null) {
      throw new Refusal('not-found', 'accounts.unknown-member', 'There is no such user.');
    }
    const activity = await directory.activityOf(id);
    const member = { ...summary, isActive: isActive(summary.lastActiveAt, clock()) };
    return { member, activity, aiUse: aiUse(activity.queries) };
  };
