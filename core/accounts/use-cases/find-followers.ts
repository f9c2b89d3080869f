import type { MemberId } from '../member.ts';
import type { TrackChoiceStore } from '../ports.ts';
import { followsTrack, NO_CHOICE } from '../track-choice.ts';

/** Those of some members who follow a track. */
export const makeFindFollowers = (deps: { readonly trackChoices: Pick<TrackChoiceStore, 'choicesOf'> }) =>
  async function findFollowers(
    trackSlug: string,
    memberIds: readonly MemberId[],
  ): Promise<readonly MemberId[]> {
    const members = [...new Set(memberIds)];
    const choices = await deps.trackChoices.choicesOf(members);
    return members.filter((memberId) => followsTrack(choices.get(memberId) ?? NO_CHOICE, trackSlug));
  };

export type FindFollowers = ReturnType<typeof makeFindFollowers>;
