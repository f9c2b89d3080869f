import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import type { Message } from './messages.ts';
import { failureToast, racesQuery, validationQuery, welcome } from './messages.ts';

/** The talk with the betting assistant: a question is shown at once, the answer when it comes. */
export function useTalk() {
  const races = useQuery(racesQuery).data?.length ?? 0;
  const hasLiveData = useQuery(validationQuery).data?.dataStatus.isLiveData ?? false;
  const count = useRef(0);
  const message = (role: Message['role'], content: string, analysedBy: string | null = null): Message => {
    count.current += 1;
    return { id: `m${count.current}`, role, content, timestamp: Date.now(), analysedBy };
  };
  const [messages, keep] = useState<readonly Message[]>(() => [message('assistant', welcome)]);
  const append = (one: Message) => keep((all) => [...all, one]);
  const talk = useMutation({
    mutationFn: (question: string) =>
      call('POST /api/ai/ask-jake', {
        body: { question, context: { availableRaces: races, hasLiveData } },
      }),
    onMutate: (question) => append(message('user', question)),
    onSuccess: ({ response, analysedBy }) => append(message('assistant', response, analysedBy)),
    onError: () => toasts.show(failureToast),
  });
  return { messages, races, isPending: talk.isPending, send: (question: string) => talk.mutate(question) };
}
