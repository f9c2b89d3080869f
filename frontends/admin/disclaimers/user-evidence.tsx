import { useState } from 'react';
import { call, queryClient, sentenceOf, useAct } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { Dialog } from '#kit/controls/controls.ts';
import { Button, DownloadIcon } from '#kit/kit.ts';
import { numbered } from '../format.ts';
import { saving } from './evidence-pack.tsx';

const purging = {
  mutationFn: (userId: string) => call('POST /api/admin/evidence/purge', { body: { userId } }),
  onSuccess: ({ email, dropped }: { readonly email: string; readonly dropped: number }) => {
    toasts.show({
      title: 'Person Dropped',
      description: `${numbered(dropped, 'proof')} of ${email} lost their person and stay in the chain`,
      tone: 'good',
    });
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/disclaimer-'),
    });
  },
  onError: (error: Error) =>
    toasts.show({
      title: 'Error',
      description: sentenceOf(error, 'The person could not be dropped.'),
      tone: 'error',
    }),
};

function AskPurge({
  userId,
  name,
  onDropped,
  onClose,
}: {
  readonly userId: string;
  readonly name: string;
  readonly onDropped: () => void;
  readonly onClose: () => void;
}) {
  const { mutate, isPending } = useAct(purging);
  const actions = (
    <>
      <Button disabled={isPending} onClick={onClose}>
        Cancel
      </Button>
      <Button
        tone="danger"
        busy={isPending}
        onClick={() => mutate(userId, { onSuccess: onDropped, onSettled: onClose })}
      >
        Drop the person
      </Button>
    </>
  );
  return (
    <Dialog open title="Drop the person from their proofs?" onClose={onClose} actions={actions}>
      <p>
        Address, browser, fingerprint, place and the link to <strong>{name}</strong> go from every proof, for
        good. Words, version, times and the chain stay, and still verify.
      </p>
      <p>
        The account stays. Nothing shows any more that its user agreed: they are asked again at their next
        visit, and count as missing in the audit until then.
      </p>
    </Dialog>
  );
}

/** The proofs of one user: as a file, and without their person. */
export function UserEvidence({
  userId,
  name,
  onDropped,
}: {
  readonly userId: string;
  readonly name: string;
  readonly onDropped: () => void;
}) {
  const save = useAct(saving);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="row">
      <Button icon={<DownloadIcon size={16} />} busy={save.isPending} onClick={() => save.mutate(userId)}>
        Save this user’s pack
      </Button>
      <Button onClick={() => setAsking(true)}>Drop the person</Button>
      {isAsking && (
        <AskPurge userId={userId} name={name} onDropped={onDropped} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
