import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ToastCard } from '#kit/kit.ts';
import { toasts } from './toasts.ts';

/** Where toasts appear, announced politely; F8 brings the focus here, Escape dismisses. The shell draws it once. */
export function ToastRegion() {
  const region = useRef<HTMLElement>(null);
  const toast = useSyncExternalStore(toasts.onChange, toasts.current);
  useEffect(() => {
    function toRegion(event: KeyboardEvent) {
      if (event.key === 'F8') region.current?.focus();
    }
    document.addEventListener('keydown', toRegion);
    return () => document.removeEventListener('keydown', toRegion);
  }, []);
  return (
    <section
      ref={region}
      className="toast-region"
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && toasts.dismiss()}
      onMouseEnter={toasts.hold}
      onMouseLeave={toasts.resume}
      onFocus={toasts.hold}
      onBlur={toasts.resume}
    >
      <div role="status" aria-live="polite" aria-atomic="true">
        {toast && (
          <ToastCard
            key={toast.id}
            title={toast.title}
            tone={toast.tone ?? 'plain'}
            onDismiss={toasts.dismiss}
          >
            {toast.description}
          </ToastCard>
        )}
      </div>
    </section>
  );
}
