/** Where the page is: which app shows which of its views. The shell decides it, the apps follow it. */
export type Place = {
  readonly app: string;
  readonly view: string;
  readonly path: string;
};

let current: Place | null = null;
const listeners = new Set<() => void>();

export const place = {
  current: () => current,
  /** Called by the shell alone. */
  moveTo(next: Place): void {
    if (current?.app === next.app && current.view === next.view && current.path === next.path) return;
    current = next;
    for (const listener of listeners) listener();
  },
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
