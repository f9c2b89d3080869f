import type { MemberId } from '#core/accounts/member.ts';
import type { Entered } from '#core/notebook/entered.ts';
import type { EnteredStore, WatchStore } from '#core/notebook/ports.ts';
import type { Watched } from '#core/notebook/watched.ts';

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : Number(a > b));
const isSame = (a: Pick<Watched, 'kind' | 'key'>, b: Pick<Watched, 'kind' | 'key'>): boolean =>
  a.kind === b.kind && a.key === b.key;

const inOrder = (list: readonly Watched[]): readonly Watched[] =>
  list.toSorted((a, b) => b.since - a.since || compare(a.kind, b.kind) || compare(a.key, b.key));

/** Members' watch lists in memory. */
export function makeMemoryWatchStore(): WatchStore & EnteredStore {
  const lists = new Map<MemberId, readonly Watched[]>();
  const found = new Map<MemberId, readonly Entered[]>();
  const listOf = (memberId: MemberId) => lists.get(memberId) ?? [];
  const foundBy = (memberId: MemberId) => found.get(memberId) ?? [];
  return {
    watchedOf: async (memberId) => inOrder(listOf(memberId)),
    async watch(memberId, watched) {
      if (listOf(memberId).some((other) => isSame(other, watched))) return;
      lists.set(memberId, [...listOf(memberId), watched]);
    },
    async unwatch(memberId, kind, key) {
      const isOnList = listOf(memberId).some((watched) => isSame(watched, { kind, key }));
      lists.set(
        memberId,
        listOf(memberId).filter((watched) => !isSame(watched, { kind, key })),
      );
      found.set(
        memberId,
        foundBy(memberId).filter(({ watched }) => !isSame(watched, { kind, key })),
      );
      return isOnList;
    },
    everyList: async () =>
      [...lists]
        .filter(([, watched]) => watched.length > 0)
        .map(([memberId, watched]) => ({ memberId, watched: inOrder(watched) }))
        .toSorted((a, b) => compare(a.memberId, b.memberId)),
    async forget(memberId) {
      lists.delete(memberId);
      found.delete(memberId);
    },
    async keepEntered(memberId, entries) {
      for (const entry of entries) {
        const isKept = foundBy(memberId).some(
          (other) =>
            other.raceId === entry.raceId &&
            other.horseKey === entry.horseKey &&
            isSame(other.watched, entry.watched),
        );
        if (isKept || !listOf(memberId).some((watched) => isSame(watched, entry.watched))) continue;
        found.set(memberId, [...foundBy(memberId), entry]);
      }
    },
    enteredSince: async (memberId, day) =>
      foundBy(memberId)
        .filter((entry) => entry.day >= day)
        .toSorted(
          (a, b) =>
            compare(a.day, b.day) ||
            compare(a.trackSlug, b.trackSlug) ||
            a.raceNumber - b.raceNumber ||
            compare(a.horseKey, b.horseKey) ||
            compare(a.watched.kind, b.watched.kind) ||
            compare(a.watched.key, b.watched.key),
        ),
  };
}
