import type { MemberId } from '#core/accounts/member.ts';
import type { WatchPushStore } from '#core/alerts/ports.ts';

/** Choices of notifications and entries sent, in memory. */
export function makeMemoryWatchPushStore(): WatchPushStore {
  const wanted = new Map<MemberId, boolean>();
  const sent = new Map<MemberId, Set<string>>();
  return {
    wantsPush: async (memberId) => wanted.get(memberId) ?? false,
    async choosePush(memberId, isWanted) {
      wanted.set(memberId, isWanted);
    },
    whoWantsPush: async () =>
      [...wanted].flatMap(([memberId, isWanted]) => (isWanted ? [memberId] : [])).sort(),
    async claimEntries(memberId, entries) {
      const known = sent.get(memberId) ?? new Set<string>();
      sent.set(memberId, known);
      return entries.filter(({ raceId, horseKey }) => {
        const key = `${raceId} ${horseKey}`;
        return !known.has(key) && known.add(key).has(key);
      });
    },
    async forgetPush(memberId) {
      wanted.delete(memberId);
      sent.delete(memberId);
    },
  };
}
