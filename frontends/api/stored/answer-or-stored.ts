import type { QueryPersister } from '@tanstack/react-query';
import { connection } from '../connection.ts';
import { dropEarlyRequests } from '../early-requests.ts';
import { HttpError } from '../http-error.ts';
import { shownMoment, undated } from '../moment.ts';
import { pendingSignOut } from './pending-sign-out.ts';
import type { StoredAnswers } from './stored-answers.ts';

const sessionPath = '/api/auth/user';

/** If somebody signed out while the server was unreachable, the server is notified before anybody counts as signed in. */
async function finishLeaving(stored: StoredAnswers): Promise<void> {
  if (!pendingSignOut.isPending()) return;
  dropEarlyRequests();
  await stored.clear();
  await fetch('/api/logout', { credentials: 'include', cache: 'no-store', redirect: 'manual' });
  pendingSignOut.end();
}

/**
 * Every read goes through here. The server's answers of now, and those that no moment changes, are stored; when it cannot be reached and the page has no data yet,
 * the last stored answer is used with its own time. The read still counts as failed, so screens show the data as old.
 */
export function answerOrStored(stored: StoredAnswers): QueryPersister {
  return async (ask, context, query) => {
    const { queryKey } = context;
    if (queryKey[0] === sessionPath) await finishLeaving(stored);
    if (shownMoment() !== null && !undated.test(String(queryKey[0]))) return ask(context);
    try {
      const answer = await ask(context);
      void stored.keep(queryKey, answer, Date.now());
      return answer;
    } catch (error) {
      if (error instanceof HttpError || pendingSignOut.isPending() || query.state.data !== undefined)
        throw error;
      const last = await stored.find(queryKey);
      if (last !== null) {
        query.setState({ data: last.value, dataUpdatedAt: last.at } as Partial<typeof query.state>);
        connection.shows(last.at);
      }
      throw error;
    }
  };
}
