import type { MemberId } from '#core/accounts/member.ts';
import type { TakenChange } from '#core/notebook/notebook-change.ts';
import type { TakenChangeStore } from '#core/notebook/ports.ts';

/** Changes that were taken, in memory. */
export function makeMemoryTakenChangeStore(): TakenChangeStore {
  const byMember = new Map<MemberId, Map<string, TakenChange>>();
  const taken = (memberId: MemberId) => byMember.get(memberId) ?? new Map<string, TakenChange>();
  const changesOf = (memberId: MemberId): readonly TakenChange[] =>
    [...taken(memberId).values()].toSorted((a, b) => b.madeAt - a.madeAt || (a.id < b.id ? -1 : 1));
  return {
    changeWith: async (memberId, id) => taken(memberId).get(id) ?? null,
    latestOn: async (memberId, subject) =>
      changesOf(memberId).find((change) => change.subject === subject && change.outcome !== 'overruled')
        ?.madeAt ?? null,
    async record(memberId, change) {
      if (taken(memberId).has(change.id)) return;
      byMember.set(memberId, new Map([...taken(memberId), [change.id, change]]));
    },
    changesOf: async (memberId) => changesOf(memberId),
    async forget(memberId) {
      byMember.delete(memberId);
    },
  };
}
