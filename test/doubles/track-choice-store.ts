import type { MemberId } from '#core/accounts/member.ts';
import type { TrackChoiceStore } from '#core/accounts/ports.ts';
import { NO_CHOICE, type TrackChoice } from '#core/accounts/track-choice.ts';

/** Members' tracks in memory. */
export function makeMemoryTrackChoiceStore(): TrackChoiceStore {
  const choices = new Map<MemberId, TrackChoice>();
  return {
    choiceOf: async (memberId) => choices.get(memberId) ?? null,
    choicesOf: async (memberIds) =>
      new Map([...choices].filter(([memberId]) => memberIds.includes(memberId))),
    keep: async (memberId, parts) => {
      const { chosen, mine } = { ...(choices.get(memberId) ?? NO_CHOICE), ...parts };
      const choice = { chosen, mine: [...mine] };
      choices.set(memberId, choice);
      return choice;
    },
    forget: async (memberId) => {
      choices.delete(memberId);
    },
    followed: async () =>
      [
        ...new Set([...choices.values()].flatMap(({ chosen, mine }) => [...mine, chosen ?? []].flat())),
      ].sort(),
  };
}
