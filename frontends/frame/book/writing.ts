import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallArguments } from '#api/api.ts';
import { reread, sentenceOf, useAct } from '#api/api.ts';
import type { Change } from '#frame/unsent/unsent.ts';
import { keepAndSend } from '#frame/unsent/unsent.ts';
import { makeTicketIds } from './ticket-id.ts';

/** A ticket as it is sent to the book. */
export type TicketWords = CallArguments<'PUT /api/book/tickets/{id}'>['body'];

/** What came of writing tickets. */
export type Written = {
  readonly tickets: number;
  /** Of these, how many this browser keeps until they can be sent. */
  readonly unsent: number;
};

const ids = makeTicketIds();

const ticketName = ({ wager, race }: TicketWords): string => `Ticket: ${wager}, race ${race}`;

const notWritten = (written: number, count: number, error: unknown): string => {
  const why = sentenceOf(error, 'The ticket could not be written. Try again: it is stored once.');
  return written === 0 ? why : `${written} of ${count} tickets are in your book. ${why}`;
};

/**
 * Writes tickets in the book of a member, also without a connection, one after the other up to the first that is refused. A ticket that says the same
 * has the same id while the page is open: pressed twice, it is stored once. With `isOther` the next such ticket is another.
 */
export function useWriting(owner: string, { isOther = false, onWritten = (): void => undefined } = {}) {
  const client = useQueryClient();
  const written = useRef(0);
  const act = useAct({
    async mutationFn(tickets: readonly TicketWords[]): Promise<Written> {
      written.current = 0;
      let unsent = 0;
      for (const ticket of tickets) {
        const words = JSON.stringify([owner, ticket]);
        const change: Change = { kind: 'write-ticket', id: ids.of(words), ticket };
        if ((await keepAndSend(owner, ticketName(ticket), change)) === 'kept') unsent += 1;
        if (isOther) ids.forget(words);
        written.current += 1;
      }
      return { tickets: tickets.length, unsent };
    },
    onSuccess: onWritten,
    onSettled: () => reread(client, '/api/book'),
  });
  const { data, error, isPending, mutate } = act;
  const failureOf = (count: number): string | null =>
    error === null ? null : notWritten(written.current, count, error);
  return { written: data ?? null, failureOf, isPending, write: mutate };
}
