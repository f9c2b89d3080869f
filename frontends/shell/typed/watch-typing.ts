/** Loads the code when the first key is typed, or when there may be saved text; if it does not load, typed text is not saved. */
const withTyping = (use: (typing: typeof import('./typing.ts')) => unknown): void =>
  void import('./typing.ts').then(use, () => undefined);

/** Follows what is typed, so that nothing is lost when the session ends. */
export function watchTyping(): void {
  window.addEventListener('input', ({ target }) => withTyping(({ followTyping }) => followTyping(target)), {
    once: true,
  });
}

/** Fills in again what was typed before the session ended. */
export const restoreTyped = (): void => withTyping(({ restore }) => restore());
