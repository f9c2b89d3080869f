import { call, sentenceOf, useAct } from '#api/api.ts';
import { Refused, useRereadBook } from '#frame/book/book.ts';
import { toasts } from '#frame/frame.ts';
import { ConfirmDialog } from '#kit/confirm/confirm.ts';
import type { BookTicket } from './my-book.ts';
import { betText, raceText } from './my-book.ts';

type RemoveTicketProps = { readonly ticket: BookTicket; readonly onClose: () => void };

/** Asks before a ticket is taken out of the book. */
export function RemoveTicket({ ticket, onClose }: RemoveTicketProps) {
  const reread = useRereadBook();
  const removing = useAct({
    mutationFn: () => call('DELETE /api/book/tickets/{id}', { params: { id: ticket.id } }),
    async onSuccess() {
      toasts.show({ title: 'Ticket removed from your book' });
      await reread();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Remove this ticket?"
      button="Remove"
      tone="danger"
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <div className="stack">
        <p>
          {raceText(ticket)}: {betText(ticket)}
        </p>
        <p>It no longer counts in your figures. A book without its losing tickets says nothing.</p>
        {removing.error !== null && (
          <Refused sentence={sentenceOf(removing.error, 'The ticket could not be removed.')} />
        )}
      </div>
    </ConfirmDialog>
  );
}
