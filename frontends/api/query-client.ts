import { QueryClient } from '@tanstack/react-query';
import { connection } from './connection.ts';
import { HttpError } from './http-error.ts';
import { shownMoment, undated } from './moment.ts';
import { read } from './request.ts';
import { expireSession, sessionKey } from './session.ts';
import { answerOrStored } from './stored/answer-or-stored.ts';
import type { StoredAnswers } from './stored/stored-answers.ts';
import { storedAnswers } from './stored/stored-answers.ts';

/** A server on this machine answers without a network too, so the browser's idea of being offline holds nothing back. */
const networkMode = 'always' as const;

/** No retry, always stale, dropped when unused, refetched on mount, focus and reconnect, no polling. Screens may override this. */
export const readDefaults = {
  retry: false,
  staleTime: 0,
  gcTime: 0,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  refetchInterval: false,
} as const;

/** A client whose default read is a GET of the first element of the key. A 401 to a read or a change while a member is signed in checks the session once. */
export function makeQueryClient(get: typeof read = read, stored: StoredAnswers = storedAnswers): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        ...readDefaults,
        // What an earlier moment shows does not change.
        staleTime: () => (shownMoment() === null ? readDefaults.staleTime : Number.POSITIVE_INFINITY),
        networkMode,
        queryKeyHashFn: ([path, ...rest]) =>
          JSON.stringify([path, rest, undated.test(String(path)) ? null : shownMoment()]),
        persister: answerOrStored(stored),
        queryFn: ({ queryKey }) => {
          const path = String(queryKey[0]);
          return get(path, () => path !== sessionKey[0] && expireSession(client));
        },
      },
      mutations: { retry: false, gcTime: 0, networkMode },
    },
  });
  const handleError = (error: unknown) => {
    if (error instanceof HttpError && error.status === 401) expireSession(client);
  };
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') handleError(event.action.error);
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    handleError(event.action.error);
    if (!(event.action.error instanceof HttpError) && connection.current().isLost) connection.refuse();
  });
  return client;
}

/** The one client of the page. */
export const queryClient = makeQueryClient();
