import type { MemberId } from '#core/accounts/member.ts';
import type { RaceId } from '#core/card/race.ts';
import type { MyLine } from '#core/notebook/my-line.ts';
import type { LineStore } from '#core/notebook/ports.ts';

/** Members' lines in memory. */
export function makeMemoryLineStore(): LineStore {
  const byMember = new Map<MemberId, Map<RaceId, MyLine>>();
  const stored = (memberId: MemberId) => byMember.get(memberId) ?? new Map<RaceId, MyLine>();
  return {
    linesOf: async (memberId) =>
      [...stored(memberId).values()].toSorted(
        (a, b) => b.changedAt - a.changedAt || (a.raceId < b.raceId ? -1 : 1),
      ),
    lineOn: async (memberId, raceId) => stored(memberId).get(raceId) ?? null,
    countOf: async (memberId) => stored(memberId).size,
    async keep(memberId, raceId, line) {
      const lines = new Map(stored(memberId));
      if (line === null) lines.delete(raceId);
      else lines.set(raceId, line);
      byMember.set(memberId, lines);
    },
    async forget(memberId) {
      byMember.delete(memberId);
    },
  };
}
