import type { Chat } from '#core/assistant/chat.ts';
import type { AnswerStore } from '#core/assistant/ports.ts';
import type { SavedAnswer } from '#core/assistant/saved-answer.ts';

/** Answers and chats in memory. */
export function makeMemoryAnswerStore(): AnswerStore {
  const answers = new Map<string, SavedAnswer>();
  let chats: readonly Chat[] = [];
  return {
    async keep(answer) {
      answers.set(`${answer.kind} ${answer.raceId}`, answer);
    },
    async answersOn(kind, raceIds) {
      return raceIds.flatMap((raceId) => answers.get(`${kind} ${raceId}`) ?? []);
    },
    async keepChat(chat) {
      chats = [chat, ...chats];
    },
    async chatsOf(memberId, most) {
      return chats.filter((chat) => chat.memberId === memberId).slice(0, most);
    },
    async forgetChats(memberId) {
      chats = chats.filter((chat) => chat.memberId !== memberId);
    },
  };
}
