import type { PointerEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { CloseIcon, ErrorIcon, GoodIcon, InfoIcon } from '../icons.ts';

export const swipeThresholdPx = 50;
export type ToastTone = 'plain' | 'good' | 'error';

const marks = { plain: InfoIcon, good: GoodIcon, error: ErrorIcon } as const;

/** Follows a swipe to the right: how far the card has moved, and the handlers that move it. */
function useSwipe(onSwiped: () => void) {
  const from = useRef<number | null>(null);
  const [shift, setShift] = useState(0);
  const along = (event: PointerEvent) => Math.max(0, event.clientX - (from.current ?? event.clientX));
  function begin(event: PointerEvent) {
    if ((event.target as Element).closest('button')) return;
    from.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function springBack() {
    from.current = null;
    setShift(0);
  }
  function end(event: PointerEvent) {
    const far = from.current !== null && along(event) >= swipeThresholdPx;
    springBack();
    if (far) onSwiped();
  }
  return {
    style: { transform: `translateX(${shift}px)` },
    onPointerDown: begin,
    onPointerMove: (event: PointerEvent) => from.current !== null && setShift(along(event)),
    onPointerUp: end,
    onPointerCancel: springBack,
  };
}

type ToastCardProps = {
  readonly tone?: ToastTone;
  readonly title: string;
  readonly children?: ReactNode;
  readonly onDismiss: () => void;
};

/** One toast. A swipe of 50 px to the right, the close button or Escape dismisses it; a shorter swipe springs back. */
export function ToastCard({ tone = 'plain', title, children, onDismiss }: ToastCardProps) {
  const swipe = useSwipe(onDismiss);
  const Mark = marks[tone];
  return (
    <div className={`toast toast-${tone}`} {...swipe}>
      <Mark size={20} className="toast-mark" />
      <div className="toast-body">
        <p className="toast-title">{title}</p>
        {children && <div className="toast-text">{children}</div>}
      </div>
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={onDismiss}>
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
