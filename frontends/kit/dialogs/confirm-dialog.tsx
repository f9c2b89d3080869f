import type { ReactNode } from 'react';
import { Button } from '#kit/kit.ts';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  readonly title: string;
  /** What the confirming button says. */
  readonly button: string;
  readonly tone?: 'primary' | 'danger';
  readonly isBusy: boolean;
  readonly isReady?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks before something is done; it cannot be canceled while it is under way. */
export function ConfirmDialog({
  title,
  button,
  tone = 'primary',
  isBusy,
  isReady = true,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button disabled={isBusy} onClick={onClose}>
        Cancel
      </Button>
      <Button tone={tone} busy={isBusy} disabled={!isReady} onClick={onConfirm}>
        {button}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} actions={actions}>
      {children}
    </Dialog>
  );
}
