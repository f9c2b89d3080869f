import { lazyPart } from '#frame/frame.ts';

/** Note, book, copy, share and print; fetched when the first tickets are drawn. */
export const TicketActions = lazyPart(async () => (await import('./ticket-actions.tsx')).TicketActions);
