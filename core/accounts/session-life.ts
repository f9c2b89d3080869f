import { DAY } from '../kernel/instant.ts';

/** How long a sign-in lasts at most; it is not prolonged by use. */
export const SESSION_MS = 30 * DAY;
/** How long what a visitor did before signing in is kept. */
export const VISITOR_SESSION_MS = DAY;
