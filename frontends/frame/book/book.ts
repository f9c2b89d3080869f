/** What screens share that write in a member's book of tickets. Fetched only with such a screen. */
export type { Help } from './help-line.tsx';
export { dialed, HelpLine } from './help-line.tsx';
export { Refused } from './refused.tsx';
export { newTicketId } from './ticket-id.ts';
export type { TicketWords } from './writing.ts';
export { useRereadBook, useWriting } from './writing.ts';
