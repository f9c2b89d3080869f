import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';

/** Every wager with its places or legs and its usual stake; the server has the one table. */
export type WagerRules = Reply<'GET /api/tickets/wagers'>;
export type WagerRule = WagerRules[number];

/** The wagers of any track; they change only with the program. */
export const rulesQuery = () => ({ ...ask('GET /api/tickets/wagers'), staleTime: 86_400_000 });

/** `Daily Double`, as a chart prints a wager. */
export const printedName = (wager: string): string =>
  wager.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
