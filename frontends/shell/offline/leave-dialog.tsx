import { queryClient, signOut } from '#api/api.ts';
import { ConfirmDialog } from '#kit/dialogs/dialogs.ts';
import { numbered } from '#kit/kit.ts';

type LeaveDialogProps = {
  /** How many changes are not sent yet. */
  readonly unsent: number;
  readonly onClose: () => void;
};

/** Asks before changes that are not sent yet are lost by signing out. */
export function LeaveDialog({ unsent, onClose }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title="Sign out with unsent changes?"
      button="Sign out and lose them"
      tone="danger"
      isBusy={false}
      onConfirm={() => signOut(queryClient)}
      onClose={onClose}
    >
      <p>
        {numbered(unsent, 'change')} of your notes, watch list, book or line {unsent === 1 ? 'is' : 'are'}{' '}
        kept only here. Signing out takes everything off this device. Stay signed in until you are back online
        to keep {unsent === 1 ? 'it' : 'them'}.
      </p>
    </ConfirmDialog>
  );
}
