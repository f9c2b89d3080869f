import { sentenceOf, useAct } from '#api/api.ts';
import { Refused } from '#frame/book/book.ts';
import { toasts, useMember } from '#frame/frame.ts';
import { keepAndSend } from '#frame/unsent/unsent.ts';
import { ConfirmDialog } from '#kit/dialogs/dialogs.ts';
import type { BookTicket } from './my-book.ts';
import { betText, raceText } from './my-book.ts';

type RemoveTicketProps = { readonly ticket: BookTicket; readonly onClose: () => void };

/** Asks before a ticket is taken out of the book. */
export function RemoveTicket({ ticket, onClose }: RemoveTicketProps) {
  const author = useMember().member?.id ?? '';
  const removing = useAct({
    mutationFn: () =>
      keepAndSend(author, `Removal of a ticket: ${betText(ticket)}`, {
        kind: 'remove-ticket',
        id: ticket.id,
      }),
    onSuccess(outcome) {
      const title = outcome === 'kept' ? 'Removed here, not sent yet' : 'Ticket removed from your book';
      toasts.show({ title });
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
