import type { ToastTone } from '#kit/kit.ts';

export const toastDurationMs = 5000;

export type Toast = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: ToastTone;
  readonly durationMs?: number;
};

export type ShownToast = Toast & { readonly id: number };
type Clock = { start: (act: () => void, ms: number) => unknown; stop: (timer: never) => void };

const browserClock: Clock = { start: (act, ms) => setTimeout(act, ms), stop: (timer) => clearTimeout(timer) };

/** Holds at most one toast. A new one replaces the old; a sequence shows one after the other. */
export function makeToastStore(clock: Clock = browserClock) {
  let shownToast: ShownToast | null = null;
  let waiting: readonly Toast[] = [];
  let timer: unknown = null;
  let lastId = 0;
  const listeners = new Set<() => void>();

  function put(toast: Toast | undefined): void {
    if (timer !== null) clock.stop(timer as never);
    lastId += 1;
    shownToast = toast ? { ...toast, id: lastId } : null;
    timer = toast ? clock.start(next, toast.durationMs ?? toastDurationMs) : null;
    for (const listener of listeners) listener();
  }
  function next(): void {
    const [first, ...rest] = waiting;
    waiting = rest;
    put(first);
  }
  return {
    current: () => shownToast,
    /** Shows a toast at once, or several in their order; whatever was shown or waiting gives way. */
    show(...toasts: readonly Toast[]): void {
      waiting = toasts;
      next();
    },
    dismiss: next,
    /** Stops the clock while somebody reads (hover, focus); `resume` gives the toast its full time again. */
    hold(): void {
      if (timer !== null) clock.stop(timer as never);
      timer = null;
    },
    resume(): void {
      if (shownToast !== null && timer === null)
        timer = clock.start(next, shownToast.durationMs ?? toastDurationMs);
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's toasts. */
export const toasts = makeToastStore();
