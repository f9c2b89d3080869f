import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAhead } from '#api/api.ts';
import { isOfOneDay } from './screens-of-one-day.ts';

/** How long an answer that was asked for ahead waits for the part of the screen that shows it. */
const aheadMs = 10_000;

const activeReads = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey: [path] }) => String(path).startsWith('/api/'));

/** The reads that the screen shows. */
export const shownReads = (client: QueryClient): readonly QueryKey[] =>
  activeReads(client).map(({ queryKey }) => queryKey);

/** Those worth reading ahead: of a screen of one race or day, and none that failed. */
export const readsAhead = (client: QueryClient): readonly QueryKey[] =>
  isOfOneDay(location.pathname)
    ? activeReads(client).flatMap(({ queryKey, state }) => (state.status === 'error' ? [] : [queryKey]))
    : [];

/** Asks at once for what a screen is about to show of another moment: its parts would ask one after the other. */
export function askAhead(client: QueryClient, reads: readonly QueryKey[]): void {
  for (const queryKey of reads)
    void client.prefetchQuery({ queryKey, gcTime: aheadMs, staleTime: Number.POSITIVE_INFINITY });
}

/** The screen has all of its own once nothing happened to its reads for so long. */
const restMs = 100;

/** Reads ahead what the screen will show at the moment that a further step leads to, once it has all of its own; null for none. */
export function useReadAhead(next: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (next === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      if (client.isFetching() > 0) return;
      for (const [path] of readsAhead(client)) readAhead(String(path), next);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(begin, restMs);
    };
    wait();
    const leave = client.getQueryCache().subscribe(wait);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [client, next]);
}
