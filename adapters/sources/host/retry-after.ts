import type { Instant } from '#core/kernel/instant.ts';

const MOST_MS = 3_600_000;

/** Milliseconds that a Retry-After header asks for (seconds or an HTTP date), at most an hour; null without one. */
export function retryAfterMs(header: string | undefined, now: Instant): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), MOST_MS);
}

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** The wait after the nth failed try: one second, doubled each time, up to a minute. */
export const backOffMs = (tries: number): number => Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);
