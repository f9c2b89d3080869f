import { SECOND } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';

const AGAIN_MS = SECOND;
/** Ten minutes: a restarted database is back by then. */
const MOST_TRIES = 600;

/** Repeats a call to a store that is away, so that nothing is lost. Errors that are not refusals are thrown at once. */
export async function retryUntilSaved<T>(
  keep: () => Promise<T>,
  sleep: (milliseconds: number) => Promise<void>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await keep();
    } catch (error) {
      if (!(error instanceof Refusal) || tries >= MOST_TRIES) throw error;
      await sleep(AGAIN_MS);
    }
  }
}
