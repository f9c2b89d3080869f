import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallArguments } from '#api/api.ts';
import { call, sentenceOf, useAct } from '#api/api.ts';
import { makeTicketIds } from './ticket-id.ts';

/** A ticket as it is sent to the book. */
export type TicketWords = CallArguments<'PUT /api/book/tickets/{id}'>['body'];

const ids = makeTicketIds();

/** Reads the book, its limits and its pause again where they are on screen. */
export function useRereadBook(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/book') });
}

const notWritten = (written: number, count: number, error: unknown): string => {
  const why = sentenceOf(error, 'The ticket could not be written. Try again: it is stored once.');
  return written === 0 ? why : `${written} of ${count} tickets are in your book. ${why}`;
};

/**
 * Writes tickets in the book of a member, one after the other up to the first that is refused. A ticket that says the same
 * has the same id while the page is open: pressed twice, it is stored once. With `isOther` the next such ticket is another.
 */
export function useWriting(owner: string, { isOther = false, onWritten = (): void => undefined } = {}) {
  const reread = useRereadBook();
  const written = useRef(0);
  const act = useAct({
    async mutationFn(tickets: readonly TicketWords[]): Promise<number> {
      written.current = 0;
      for (const body of tickets) {
        const words = JSON.stringify([owner, body]);
        await call('PUT /api/book/tickets/{id}', { params: { id: ids.of(words) }, body });
        if (isOther) ids.forget(words);
        written.current += 1;
      }
      return tickets.length;
    },
    onSuccess: onWritten,
    onSettled: () => reread(),
  });
  const { data, error, isPending, mutate } = act;
  const failureOf = (count: number): string | null =>
    error === null ? null : notWritten(written.current, count, error);
  return { written: data ?? null, failureOf, isPending, write: mutate };
}
