import { useMutation } from '@tanstack/react-query';
import { call, queryClient } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { ConfirmDialog } from '#kit/dialogs/dialogs.ts';

const ensuring = {
  mutationFn: () => call('POST /api/admin/disclaimer-ensure-all', { body: {} }),
  onSuccess: ({ created, updated }: { readonly created: number; readonly updated: number }) => {
    toasts.show({
      title: 'Disclaimer Compliance Ensured',
      description: `Created ${created} new acceptances and updated ${updated} existing records`,
      tone: 'good',
    });
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/disclaimer-history/'),
    });
  },
  onError: () =>
    toasts.show({ title: 'Error', description: 'Failed to ensure disclaimer compliance', tone: 'error' }),
};

/** Asks before records are made for people who did not click themselves. */
export function EnsureAll({
  onClose,
  onDone,
}: {
  readonly onClose: () => void;
  /** Records were made: what an audit finds has changed. */
  readonly onDone: () => void;
}) {
  const { mutate, isPending } = useMutation(ensuring);
  return (
    <ConfirmDialog
      title="Create records for every user?"
      button="Create the records"
      isBusy={isPending}
      onConfirm={() => mutate(undefined, { onSuccess: onDone, onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        Every user without a record of the current disclaimer gets one, and records without the full text get
        it.
      </p>
      <p>
        These records are marked <code>admin_ensure</code>: they are not the user’s own acceptance and hold no
        IP address or fingerprint. They complete the audit but replace nothing: each user must still accept at
        the next visit.
      </p>
    </ConfirmDialog>
  );
}
