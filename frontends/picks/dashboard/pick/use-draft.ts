import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/api.ts';
import { toasts, useTrack } from '#frame/frame.ts';
import { links } from '#kit/kit.ts';
import { handicappersQuery } from '../questions.ts';
import type { Draft } from './draft.ts';
import {
  atTrack,
  emptyDraft,
  failedToast,
  incompleteToast,
  isComplete,
  isUnauthorized,
  loginDelayMs,
  sentOf,
  submittedToast,
  unauthorizedToast,
} from './draft.ts';

/** Says what became of a pick that was refused; a lost session leads to the login. */
export function reportFailure(error: Error, leave: (address: string) => void): void {
  if (!isUnauthorized(error)) {
    toasts.show(failedToast(error));
    return;
  }
  toasts.show(unauthorizedToast);
  setTimeout(() => leave(links.signIn), loginDelayMs);
}

/** The pick in the form, and handing it in; it is empty again once it was taken. */
export function useDraft() {
  const { slug } = useTrack();
  const client = useQueryClient();
  const [storedDraft, setStoredDraft] = useState(() => emptyDraft(slug));
  const draft = atTrack(storedDraft, slug);
  const submit = useMutation({
    mutationFn: (pick: Draft) => call('POST /api/picks', { body: sentOf(pick) }),
    onSuccess: (answer) => {
      setStoredDraft(emptyDraft(slug));
      toasts.show(submittedToast(answer));
      void client.invalidateQueries({ queryKey: handicappersQuery.queryKey });
    },
    onError: (error) => reportFailure(error, (to) => location.assign(to)),
  });
  return {
    draft,
    change: (part: Partial<Draft>) => setStoredDraft({ ...draft, ...part }),
    replace: setStoredDraft,
    isSending: submit.isPending,
    send: () => (isComplete(draft) ? submit.mutate(draft) : toasts.show(incompleteToast)),
  };
}
