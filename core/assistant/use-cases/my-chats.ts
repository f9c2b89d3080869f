import type { MemberId } from '../../accounts/member.ts';
import { toIso } from '../../kernel/instant.ts';
import type { AnswerStore } from '../ports.ts';
import { withIsoTime } from '../shown/answer-parts.ts';

/** A member's questions and answers, newest first, with ISO times: for their download. */
export const makeMyChats = ({ answers }: { readonly answers: Pick<AnswerStore, 'chatsOf'> }) =>
  async function myChats(memberId: MemberId) {
    const chats = await answers.chatsOf(memberId);
    return chats.map(({ memberId: _, at: instant, parts, ...chat }) => ({
      ...chat,
      ...(parts === null ? {} : { parts: withIsoTime(parts) }),
      at: toIso(instant),
    }));
  };
