import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How long an answer that was asked for ahead waits for the part of the screen that shows it. */
const aheadMs = 10_000;

/** The reads that the screen shows. */
export const shownReads = (client: QueryClient): readonly QueryKey[] =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ queryKey }) => queryKey)
    .filter(([path]) => String(path).startsWith('/api/'));

/** Asks at once for what a screen is about to show of another moment: its parts would ask one after the other. */
export function askAhead(client: QueryClient, reads: readonly QueryKey[]): void {
  for (const queryKey of reads)
    void client.prefetchQuery({ queryKey, gcTime: aheadMs, staleTime: Number.POSITIVE_INFINITY });
}
