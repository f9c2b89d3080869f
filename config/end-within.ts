import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { End } from '#adapters/jobs/repeatedly.ts';
import { GIVES_BACK_WITHIN_MS } from '#adapters/jobs/worker.ts';

/** A stopping process has ten seconds for everything; the jobs of a worker have to be given back within these. */
export const END_WITHIN_MS = GIVES_BACK_WITHIN_MS + 500;

/**
 * Ends all of these at once, after the turn each is in. What takes longer than so many milliseconds is left to itself and
 * named in the log, as is what fails to end: a mail server that says nothing must hold back no stop.
 */
export async function endWithin(
  ends: Readonly<Record<string, End>>,
  log: Pick<Logger, 'warn'>,
  milliseconds: number = END_WITHIN_MS,
): Promise<void> {
  const running = new Set(Object.keys(ends));
  const ended = Object.entries(ends).map(async ([name, end]) => {
    await end().catch((error: unknown) => log.warn({ err: error }, `${name} could not be ended`));
    running.delete(name);
  });
  await Promise.race([Promise.all(ended), pause(milliseconds, undefined, { ref: false })]);
  if (running.size > 0) log.warn(`stopped without waiting any longer for ${[...running].join(', ')}`);
}
