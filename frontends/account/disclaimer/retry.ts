import { HttpError } from '#api/api.ts';

const seconds = 1000;
const waitsMs = [5 * seconds, 30 * seconds, 120 * seconds, 600 * seconds] as const;

/** A refusal that will be the same next time; a full server, a lost network or a limit may pass. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof HttpError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![408, 429].includes(error.status)
  );
}

/**
 * Does a failed act again after 5 s, 30 s, 2 min and 10 min, until it succeeds, is refused for good or `mayGoOn` says no.
 * Returns whether it was done in the end.
 */
export async function keepTrying(
  act: () => Promise<unknown>,
  mayGoOn: () => Promise<boolean>,
  sleep: (ms: number) => Promise<unknown> = (ms) => new Promise((wake) => setTimeout(wake, ms)),
): Promise<boolean> {
  for (const wait of waitsMs) {
    await sleep(wait);
    try {
      if (!(await mayGoOn())) return false;
      await act();
      return true;
    } catch (error) {
      if (isFinal(error)) return false;
    }
  }
  return false;
}
