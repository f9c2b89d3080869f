import { SECOND } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';

const AGAIN_MS = SECOND;
/** Some minutes: a database that starts anew is back by then. */
const MOST_TRIES = 600;

/** Keeps what must not be lost: while the shelf is away it is tried again. What is no refusal is thrown at once. */
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
