import type { SessionStore } from '#core/accounts/ports.ts';
import { makeQuestions } from '../questions.ts';

type Found = Awaited<ReturnType<SessionStore['find']>>;

/**
 * A session store whose concurrent requests share a read and one update of the last use, so that a page that opens with
 * many calls asks the database once. Nothing outlives its read: a session ended through this store is gone for the next
 * request, one ended by another process or by a transaction that commits later for the next read.
 */
export function shareSessionReads(store: SessionStore): SessionStore {
  const reads = makeQuestions<Found>();
  const touches = makeQuestions<void>();

  /** Drops the shared read before and after, so that a running read cannot give the old state to a later caller. */
  const changing = async <T>(leave: () => void, work: () => Promise<T>): Promise<T> => {
    leave();
    try {
      return await work();
    } finally {
      leave();
    }
  };

  return {
    find: (key, now) => reads.join(key, () => store.find(key, now)),
    add: (key, session) =>
      changing(
        () => reads.leave(key),
        () => store.add(key, session),
      ),
    change: (key, session) =>
      changing(
        () => reads.leave(key),
        () => store.change(key, session),
      ),
    touch: (key, use) => touches.join(key, () => store.touch(key, use)),
    end: (key) =>
      changing(
        () => reads.leave(key),
        () => store.end(key),
      ),
    openOf: store.openOf,
    endOne: (member, id) => changing(reads.leaveAll, () => store.endOne(member, id)),
    endAllOf: (member, exceptKey) => changing(reads.leaveAll, () => store.endAllOf(member, exceptKey)),
    purge: (now) => store.purge(now),
  };
}
