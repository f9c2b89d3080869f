import type { QueryClient } from '@tanstack/react-query';
import type { Reply } from './call.ts';
import { ask } from './call.ts';
import { log } from './log.ts';
import { forgetMember } from './member-mark.ts';
import { forgetDrafts } from './stored/drafts.ts';
import { pendingSignOut } from './stored/pending-sign-out.ts';
import { storedAnswers } from './stored/stored-answers.ts';
import { forgetUnsent } from './stored/unsent-keys.ts';

export type Member = Reply<'GET /api/auth/user'>;

const minutes = 60_000;
export const sessionKey = ['/api/auth/user'] as const;

/** Who is signed in: fresh for 15 minutes, cached for 30, never refetched by itself; signed out (401) is `null`. */
export const sessionQuery = {
  ...ask('GET /api/auth/user'),
  staleTime: 15 * minutes,
  gcTime: 30 * minutes,
  retry: false,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** A read got a 401 while a member is known: checks once who is signed in. Further such reads wait for that answer. */
export function expireSession(client: QueryClient): void {
  const session = client.getQueryState(sessionKey);
  if (!session?.data || session.isInvalidated || session.fetchStatus === 'fetching') return;
  void client.invalidateQueries({ queryKey: sessionKey });
}

/** Clears the cache, the stored answers and the member's drafts, then goes to the sign-out address, even if clearing fails. */
export function signOut(
  client: QueryClient,
  leave: (address: string) => void = (to) => location.assign(to),
): void {
  const member = client.getQueryData<Member>(sessionKey);
  try {
    client.clear();
  } catch (error) {
    log.error('Could not empty the cache at sign-out', error);
    client.getQueryCache().clear();
  } finally {
    forgetMember();
    pendingSignOut.begin();
    void storedAnswers.clear();
    forgetDrafts({ isDeleted: false });
    if (member) forgetUnsent(member.id);
    leave('/api/logout');
  }
}
