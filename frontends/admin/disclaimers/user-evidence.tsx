import { useState } from 'react';
import { call, queryClient, sentenceOf, useAct } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { ConfirmDialog } from '#kit/dialogs/dialogs.ts';
import { Button, DownloadIcon, numbered } from '#kit/kit.ts';
import { saving } from './evidence-pack.tsx';

const purging = {
  mutationFn: (userId: string) => call('POST /api/admin/evidence/purge', { body: { userId } }),
  onSuccess: ({ email, dropped }: { readonly email: string; readonly dropped: number }) => {
    toasts.show({
      title: 'Personal Data Removed',
      description: `Removed the personal data of ${email} from ${numbered(dropped, 'proof')}; the chain is unchanged`,
      tone: 'good',
    });
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/disclaimer-'),
    });
  },
  onError: (error: Error) =>
    toasts.show({
      title: 'Error',
      description: sentenceOf(error, 'The personal data could not be removed.'),
      tone: 'error',
    }),
};

type EvidenceProps = {
  readonly userId: string;
  readonly name: string;
  readonly onDropped: () => void;
};

type AskPurgeProps = EvidenceProps & { readonly onClose: () => void };

function AskPurge({ userId, name, onDropped, onClose }: AskPurgeProps) {
  const { mutate, isPending } = useAct(purging);
  return (
    <ConfirmDialog
      title="Remove personal data from the proofs?"
      button="Remove personal data"
      tone="danger"
      isBusy={isPending}
      onConfirm={() => mutate(userId, { onSuccess: onDropped, onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        IP address, browser, fingerprint, location and the link to <strong>{name}</strong> are permanently
        removed from every proof. Text, version, times and the chain stay and still verify.
      </p>
      <p>
        The account stays, but nothing proves any more that its user accepted: they must accept again at the
        next visit and count as missing in the audit until then.
      </p>
    </ConfirmDialog>
  );
}

/** The proofs of one user: as a file, and without their person. */
export function UserEvidence({ userId, name, onDropped }: EvidenceProps) {
  const save = useAct(saving);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="row">
      <Button icon={<DownloadIcon size={16} />} busy={save.isPending} onClick={() => save.mutate(userId)}>
        Save this user’s evidence
      </Button>
      <Button onClick={() => setAsking(true)}>Remove personal data</Button>
      {isAsking && (
        <AskPurge userId={userId} name={name} onDropped={onDropped} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
