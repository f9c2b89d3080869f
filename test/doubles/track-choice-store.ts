import type { MemberId } from '#core/accounts/member.ts';
import type { TrackChoiceStore } from '#core/accounts/ports.ts';
import type { TrackChoice } from '#core/accounts/track-choice.ts';

/** Members' tracks in memory. */
export function makeMemoryTrackChoiceStore(): TrackChoiceStore {
  const choices = new Map<MemberId, TrackChoice>();
  return {
    choiceOf: async (memberId) => choices.get(memberId) ?? null,
    keep: async (memberId, { chosen, mine }) => {
      choices.set(memberId, { chosen, mine: [...mine] });
    },
    forget: async (memberId) => {
      choices.delete(memberId);
    },
  };
}
