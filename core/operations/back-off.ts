import { MINUTE, SECOND } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';

const MOST_TRIES = 3;
const FIRST_WAIT_MS = 5 * SECOND;
/** A source that asks for a longer wait is left to the next run. */
const LONGEST_WAIT_MS = 2 * MINUTE;
/** A run that has tried for this long does not try again. */
const ENOUGH_MS = 3 * MINUTE;

/** A source that gives no time to come back needs a person to look at it first. */
const helpsByWaiting = ({ kind, code, retryAfterSeconds }: Refusal): boolean =>
  kind === 'unavailable' && (!code.startsWith('source.') || retryAfterSeconds !== null);

/** Milliseconds until the next try after the nth failed one, so long after the first began; null for no more tries. */
export function waitAfter(error: unknown, tries: number, elapsedMs: number): number | null {
  if (!(error instanceof Refusal) || !helpsByWaiting(error)) return null;
  if (tries >= MOST_TRIES || elapsedMs >= ENOUGH_MS) return null;
  const wait = Math.max((error.retryAfterSeconds ?? 0) * SECOND, FIRST_WAIT_MS * 2 ** (tries - 1));
  return wait > LONGEST_WAIT_MS ? null : wait;
}
