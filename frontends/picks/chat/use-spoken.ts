import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CallName, Reply } from '#api/api.ts';
import type { Hearing, Piece } from './spoken.ts';

type Ends<Name extends CallName, Wanted> = {
  readonly onAsked?: (wanted: Wanted) => void;
  readonly onAnswer?: (answer: Reply<Name>) => void;
  /** With what had been heard by then. */
  readonly onFailure?: (heard: readonly Piece<Name>[]) => void;
};

/** The text of pieces in their order. */
export const textOf = (pieces: readonly { readonly text?: string }[]): string =>
  pieces.map(({ text = '' }) => text).join('');

/** A question whose answer is heard piece by piece; it is left with the screen, and then nobody is told of it any more. */
export function useSpoken<Name extends CallName, Wanted>(
  speak: (wanted: Wanted, hearing: Hearing<Name>) => Promise<Reply<Name>>,
  { onAsked, onAnswer, onFailure }: Ends<Name, Wanted> = {},
) {
  const [pieces, keep] = useState<readonly Piece<Name>[]>([]);
  const asking = useRef<AbortController | null>(null);
  const heard = useRef<readonly Piece<Name>[]>([]);
  useEffect(() => () => asking.current?.abort(), []);

  function become(all: readonly Piece<Name>[]): void {
    heard.current = all;
    keep(all);
  }
  const talk = useMutation({
    mutationFn: (wanted: Wanted) => {
      asking.current?.abort();
      const asked = new AbortController();
      const { signal } = asked;
      asking.current = asked;
      become([]);
      const hear = (piece: Piece<Name>) => {
        if (!signal.aborted) become([...heard.current, piece]);
      };
      return speak(wanted, { hear, signal });
    },
    onMutate: (wanted) => onAsked?.(wanted),
    onSuccess: (answer) => {
      if (!asking.current?.signal.aborted) onAnswer?.(answer);
    },
    onError: () => {
      if (!asking.current?.signal.aborted) onFailure?.(heard.current);
    },
  });
  return { talk, pieces };
}
