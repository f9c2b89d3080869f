import type { MemberId } from '../../accounts/member.ts';
import { toIso } from '../../kernel/instant.ts';
import type { AnswerStore } from '../ports.ts';

/** A member's questions and answers, newest first, with ISO times: for their download. */
export const makeMyChats = ({ answers }: { readonly answers: Pick<AnswerStore, 'chatsOf'> }) =>
  async function myChats(memberId: MemberId) {
    const chats = await answers.chatsOf(memberId);
    return chats.map(({ memberId: _, at: instant, ...chat }) => ({ ...chat, at: toIso(instant) }));
  };
