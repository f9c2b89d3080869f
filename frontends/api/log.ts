/** The browser's console, for what a user need not see. Every line to it goes through here. */
export const log = {
  debug(text: string, cause?: unknown): void {
    // biome-ignore lint/suspicious/noConsole: the browser has no other log
    console.debug(text, cause);
  },
  error(text: string, cause?: unknown): void {
    // biome-ignore lint/suspicious/noConsole: the browser has no other log
    console.error(text, cause);
  },
};
