import { ask } from './call.ts';

/** Whether the member's acceptance is valid; requested once per visit and member. */
export const disclaimerQuery = {
  ...ask('GET /api/disclaimer/check'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

let dismissed = false;
const listeners = new Set<() => void>();

/**
 * The gate for this page view. Dismissing lets the member in although saving the acceptance failed;
 * nothing is marked as accepted, so the gate returns at the next page load.
 */
export const disclaimerGate = {
  isDismissed: () => dismissed,
  dismiss(): void {
    dismissed = true;
    for (const listener of listeners) listener();
  },
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
