import { lazyPart } from '#frame/frame.ts';

/** Tickets with their words for the window; fetched when the first ones are drawn. */
export const BuiltTickets = lazyPart(async () => (await import('./built-tickets.tsx')).BuiltTickets);
