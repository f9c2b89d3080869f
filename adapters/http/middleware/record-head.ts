import type { Middleware } from 'koa';

/** How long a head that was read is given out before it is read again. */
const FRESH_MS = 3_000;

export const RECORD_HEAD = 'Record-Head';

/**
 * Puts the latest entries of the chains on every answer, and when they were read, so that anybody may note them:
 * `picks 398 <hash> at 2026-08-01T14:00:00.000Z, results …`.
 * No answer waits for them: while the database is away, the last ones known are given.
 */
export function recordHead(
  lines: () => Promise<readonly string[]>,
  clock: () => number = Date.now,
): Middleware {
  let known = '';
  let readAt = -Infinity;
  const read = (): Promise<void> => {
    readAt = clock();
    return lines().then(
      (now) => {
        known = now.join(', ');
      },
      () => undefined,
    );
  };
  void read();
  return async (ctx, next) => {
    if (clock() - readAt > FRESH_MS) void read();
    if (known !== '') ctx.set(RECORD_HEAD, known);
    await next();
  };
}
