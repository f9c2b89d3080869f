import type { QueryClient } from '@tanstack/react-query';
import type { Reply } from './call.ts';
import { ask } from './call.ts';
import { log } from './log.ts';
import { departure } from './stored/departure.ts';
import { storedAnswers } from './stored/stored-answers.ts';

export type Member = Reply<'GET /api/auth/user'>;

const minutes = 60_000;
export const sessionKey = ['/api/auth/user'] as const;

/** Who is signed in: fresh 15 minutes, kept 30, never read again by itself; nobody (401) is `null`. */
export const sessionQuery = {
  ...ask('GET /api/auth/user'),
  staleTime: 15 * minutes,
  gcTime: 30 * minutes,
  retry: false,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** A read said "not signed in" while a member is known: ask once who is signed in. Further such reads wait for that answer. */
export function expireSession(client: QueryClient): void {
  const session = client.getQueryState(sessionKey);
  if (!session?.data || session.isInvalidated || session.fetchStatus === 'fetching') return;
  void client.invalidateQueries({ queryKey: sessionKey });
}

/** Empties the cache and what is stored here, then leaves for the sign-out address, whatever goes wrong on the way. */
export function signOut(
  client: QueryClient,
  leave: (address: string) => void = (to) => location.assign(to),
): void {
  try {
    client.clear();
  } catch (error) {
    log.error('Could not empty the cache at sign-out', error);
    client.getQueryCache().clear();
  } finally {
    departure.begin();
    void storedAnswers.clear();
    leave('/api/logout');
  }
}
