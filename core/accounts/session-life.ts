import { DAY, type Instant, instant, MINUTE, shift } from '../kernel/instant.ts';

/** How long a sign-in lasts at most; it is not prolonged by use. */
export const SESSION_MS = 30 * DAY;
/** How long what a visitor did before signing in is kept. */
export const VISITOR_SESSION_MS = DAY;
/** How long an unused sign-in lasts unless the settings say otherwise. */
export const DEFAULT_IDLE_MS = 14 * DAY;

/** Uses closer together are noted once. */
const NOTED_EVERY_MS = 5 * MINUTE;

/** When a sign-in ends by itself: `idleMs` after its last use, and `SESSION_MS` after it began at the latest. */
export const sessionEnd = (signedInAt: Instant, usedAt: Instant, idleMs: number): Instant =>
  instant(Math.min(shift(signedInAt, SESSION_MS), shift(usedAt, idleMs)));

/** Whether nobody used a session for too long. One whose last use is unknown is not idle. */
export const isIdle = (lastUsedAt: Instant | null, now: Instant, idleMs: number): boolean =>
  lastUsedAt !== null && now - lastUsedAt >= idleMs;

/** Whether a use is late enough after the last noted one to be noted. */
export const isUseDue = (lastUsedAt: Instant | null, now: Instant, idleMs: number): boolean =>
  lastUsedAt === null || now - lastUsedAt >= Math.min(NOTED_EVERY_MS, idleMs / 10);
