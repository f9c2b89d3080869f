import { lazyPart } from '#frame/frame.ts';

/** Tickets with their words for the window; fetched when the first ones are drawn. */
export const BuiltTickets = lazyPart(async () => (await import('./built-tickets.tsx')).BuiltTickets);

/** The builder for a budget; fetched when a wager over several races is chosen. */
export const BestForBudget = lazyPart(async () => (await import('./best-for-budget.tsx')).BestForBudget);
