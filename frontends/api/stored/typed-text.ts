const key = 'typed';

/** What a member had typed when the session ended, as text; kept in this tab until it is back in its form. */
export const typedText = {
  read(): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  keep(text: string): void {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // A browser that forbids storage keeps nothing.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // See above.
    }
  },
};
