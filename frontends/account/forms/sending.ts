import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type Sending<Given, Answer> = {
  readonly send: (given: Given) => Promise<Answer>;
  /** Why it cannot be sent, or null. */
  readonly problemIn?: (given: Given) => string | null;
  /** What to say when the server refused or did not answer. */
  readonly refusal: (error: Error) => string;
  readonly onDone?: (answer: Answer) => void;
};

/** Sends a form once it is valid; `error` is the mistake, else the refusal. */
export function useSending<Given, Answer>({ send, problemIn, refusal, onDone }: Sending<Given, Answer>) {
  const [fault, setFault] = useState<string | null>(null);
  const sending = useMutation({ mutationFn: send, onSuccess: (answer) => onDone?.(answer) });
  return {
    answer: sending.data,
    isBusy: sending.isPending,
    error: fault ?? (sending.isError ? refusal(sending.error) : null),
    submit(given: Given): void {
      const wrong = problemIn?.(given) ?? null;
      setFault(wrong);
      if (wrong === null) sending.mutate(given);
    },
  };
}
