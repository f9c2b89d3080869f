import { useState } from 'react';
import { Button, GoodIcon } from '#kit/kit.ts';
import { PreAuthDialog } from './pre-auth-dialog.tsx';

/** Opens the disclaimer before signing in; afterwards says that it is done. */
export function PreAuthControl({
  accepted = false,
  onLeaving,
}: {
  readonly accepted?: boolean;
  /** Called before the browser leaves for sign-in, with whether the acceptance was saved. */
  readonly onLeaving?: (saved: boolean) => void;
}) {
  const [open, setOpen] = useState(false);
  if (accepted) {
    return (
      <p className="entrance-accepted">
        <GoodIcon size={18} aria-hidden="true" /> You have accepted the disclaimer.
      </p>
    );
  }
  return (
    <div>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Read and accept the disclaimer
      </Button>
      {open && <PreAuthDialog onClose={() => setOpen(false)} {...(onLeaving && { onLeaving })} />}
    </div>
  );
}
