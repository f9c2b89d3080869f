import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask, serverNow } from '#api/api.ts';

/** A member's own limits and pause, and where to find help. */
type Care = Reply<'GET /api/book/care'>;

const minute = 60_000;

export const careQuery = {
  ...ask('GET /api/book/care'),
  staleTime: minute,
  gcTime: 10 * minute,
  refetchInterval: 5 * minute,
};

/** Until when a book is paused, an ISO instant; null where it is not, or no longer. `now` in milliseconds. */
export const pauseEnd = (pausedUntil: string | null | undefined, now: number): string | null =>
  pausedUntil && Date.parse(pausedUntil) > now ? pausedUntil : null;

/** A pause that is running: it locks the book, the desk and the member's alerts. */
export type Pause = { readonly until: string; readonly help: Care['help'] };

/** The member's pause, null for none; undefined before that is known. Where it cannot be read nothing is locked. */
export function usePause(): Pause | null | undefined {
  const { data, isPending } = useQuery(careQuery);
  if (isPending) return undefined;
  const until = pauseEnd(data?.pausedUntil, serverNow());
  return data && until !== null ? { until, help: data.help } : null;
}
