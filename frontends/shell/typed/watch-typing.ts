import { log, typedText } from '#api/api.ts';

/** Loaded by the first key that is typed, or when there is text to bring back. */
const load = (use: (typing: typeof import('./typing.ts')) => void): Promise<void> =>
  import('./typing.ts').then(use).catch((error: unknown) => log.debug('Typed text is not kept', error));

/** Follows what is typed, so that a session that ends loses none of it. */
export function watchTyping(): void {
  window.addEventListener('input', ({ target }) => void load(({ followTyping }) => followTyping(target)), {
    once: true,
  });
}

let wasIn = false;

/** Once a member is signed in again, what was typed before comes back. */
export function typedBack(isIn: boolean): void {
  if (isIn && !wasIn && typedText.read() !== null) void load(({ bringBack }) => bringBack());
  wasIn = isIn;
}
