import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { CloseIcon } from '#kit/kit.ts';

const CloseButton = ({ onClose }: { readonly onClose: () => void }) => (
  <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
    <CloseIcon size={20} />
  </button>
);

type DialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly onClose?: () => void;
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** Opens the dialog over the page; once closed, the focus is back at what opened it. */
function useModal(open: boolean) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (!open || dialog === null) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      // A dialog that has left the page gives nothing back by itself.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  return box;
}

/**
 * A modal dialog on the browser's own `<dialog>`: focus stays inside, Escape closes, focus returns to the opener.
 * `actions` stand at the foot; without `onClose` it can only be left by one of them.
 */
export function Dialog({ open, title, onClose, actions, wide = false, children }: DialogProps) {
  const box = useModal(open);
  const titleId = useId();
  if (!open) return null;
  return (
    <dialog
      ref={box}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <header className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        {onClose && <CloseButton onClose={onClose} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="dialog-body" tabIndex={0}>
        {children}
      </div>
      {actions && <footer className="dialog-actions">{actions}</footer>}
    </dialog>
  );
}
