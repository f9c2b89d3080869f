import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { forTrack, toasts, useTrack } from '#frame/frame.ts';
import { drawable } from '../answer/parts-of-answer.ts';
import { streamAnswer } from '../chat/spoken.ts';
import { textOf, useSpoken } from '../chat/use-spoken.ts';
import type { Message } from './messages.ts';
import { brokeOff, failureToast, racesQuery, validationQuery, welcome } from './messages.ts';

/** The talk with the betting assistant: a question is shown at once, the answer as it comes. */
export function useTalk() {
  const { slug } = useTrack();
  const races = useQuery(racesQuery(slug)).data?.length ?? 0;
  const hasLiveData = useQuery(validationQuery(slug)).data?.dataStatus.isLiveData ?? false;
  const count = useRef(0);
  const message = (
    role: Message['role'],
    content: string,
    { analysedBy = null, parts = null }: Partial<Pick<Message, 'analysedBy' | 'parts'>> = {},
  ): Message => {
    count.current += 1;
    return { id: `m${count.current}`, role, content, timestamp: Date.now(), analysedBy, parts };
  };
  const [messages, setMessages] = useState<readonly Message[]>(() => [message('assistant', welcome)]);
  const append = (message: Message) => setMessages((all) => [...all, message]);
  const { talk, pieces, ask } = useSpoken<'POST /api/ai/ask-jake', string>(
    (question, listening) =>
      streamAnswer(
        'POST /api/ai/ask-jake',
        { ...forTrack(slug), body: { question, context: { availableRaces: races, hasLiveData } } },
        listening,
      ),
    {
      onSend: (question) => append(message('user', question)),
      onAnswer: ({ response, analysedBy, parts }) =>
        append(message('assistant', response, { analysedBy, parts: drawable(parts) })),
      onFailure: (pieces) => {
        if (pieces.length > 0) append(message('assistant', textOf(pieces).trim(), { analysedBy: brokeOff }));
        toasts.show(failureToast);
      },
    },
  );
  return {
    messages,
    /** What is there of the answer under way. */
    coming: talk.isPending ? textOf(pieces).trim() : '',
    races,
    isPending: talk.isPending,
    send: ask,
  };
}
