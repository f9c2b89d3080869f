/** Loaded by the first key that is typed, or when there may be text to bring back; without it typed text is not kept. */
const withTyping = (use: (typing: typeof import('./typing.ts')) => unknown): void =>
  void import('./typing.ts').then(use, () => undefined);

/** Follows what is typed, so that a session that ends loses none of it. */
export function watchTyping(): void {
  window.addEventListener('input', ({ target }) => withTyping(({ followTyping }) => followTyping(target)), {
    once: true,
  });
}

/** Brings back what was typed before the session ended. */
export const restoreTyped = (): void => withTyping(({ restore }) => restore());
