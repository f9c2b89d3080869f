/** What screens share that write in a member's book of tickets. Fetched only with such a screen. */
export type { Help } from './help-line.tsx';
export { dialed, HelpLine } from './help-line.tsx';
export { Refused } from './refused.tsx';
export type { TicketWords, Written } from './writing.ts';
export { useWriting } from './writing.ts';
