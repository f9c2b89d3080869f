import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CallName, Reply } from '#api/api.ts';
import { useOnce } from '#api/api.ts';
import type { Listening, Piece } from './spoken.ts';

type Ends<Name extends CallName, Wanted> = {
  readonly onSend?: (wanted: Wanted) => void;
  readonly onAnswer?: (answer: Reply<Name>) => void;
  /** With what had arrived by then. */
  readonly onFailure?: (pieces: readonly Piece<Name>[]) => void;
};

/** The text of pieces in their order. */
export const textOf = (pieces: readonly { readonly text?: string }[]): string =>
  pieces.map(({ text = '' }) => text).join('');

/**
 * A question whose answer arrives piece by piece; leaving the screen or asking again abandons it, and nothing more is
 * announced.
 */
export function useSpoken<Name extends CallName, Wanted>(
  speak: (wanted: Wanted, listening: Listening<Name>) => Promise<Reply<Name>>,
  { onSend, onAnswer, onFailure }: Ends<Name, Wanted> = {},
) {
  const [pieces, setPieces] = useState<readonly Piece<Name>[]>([]);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const once = useOnce();
  const talk = useMutation({
    mutationFn: async (wanted: Wanted) => {
      asking.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      asking.current = controller;
      let pieces: readonly Piece<Name>[] = [];
      setPieces(pieces);
      const receive = (piece: Piece<Name>) => {
        if (signal.aborted) return;
        pieces = piece.startsOver === true ? [] : [...pieces, piece];
        setPieces(pieces);
      };
      const answer = await speak(wanted, { receive, signal }).catch((error: unknown) => {
        if (!signal.aborted) onFailure?.(pieces);
        throw error;
      });
      if (!signal.aborted) onAnswer?.(answer);
      return answer;
    },
    onMutate: (wanted) => onSend?.(wanted),
    onSettled: once.end,
  });
  /** Asks, unless an answer is on its way. */
  const ask = (wanted: Wanted) => once.begin(() => talk.mutate(wanted));
  return { talk, pieces, ask };
}
