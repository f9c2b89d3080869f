import { useState } from 'react';
import { Button, GoodIcon } from '#kit/kit.ts';
import { noteAcceptance, wasAccepted } from './form-draft.ts';
import { PreAuthDialog } from './pre-auth-dialog.tsx';

/** Opens the disclaimer before signing in; once it is accepted in this tab, says that it is done. */
export function PreAuthControl({
  onLeaving,
}: {
  /** Called before the browser leaves for sign-in. */
  readonly onLeaving?: () => void;
}) {
  const [open, setOpen] = useState(false);
  const [accepted] = useState(() => wasAccepted());
  if (accepted) {
    return (
      <p className="entrance-accepted">
        <GoodIcon size={18} aria-hidden="true" /> You have accepted the disclaimer.
      </p>
    );
  }
  function leave(saved: boolean) {
    if (saved) noteAcceptance();
    onLeaving?.();
  }
  return (
    <div>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Read and accept the disclaimer
      </Button>
      {open && <PreAuthDialog onClose={() => setOpen(false)} onLeaving={leave} />}
    </div>
  );
}
