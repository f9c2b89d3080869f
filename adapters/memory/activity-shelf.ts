import type { MemberId } from '#core/accounts/member.ts';
import type { ActivityEntry, ActivityShelf } from '#core/accounts/ports.ts';

/** Visits and queries in memory, for tests. */
export function makeMemoryActivityShelf(): ActivityShelf {
  const noted = new Map<MemberId, ActivityEntry[]>();

  const note = (memberId: MemberId, entry: ActivityEntry): void => {
    noted.set(memberId, [...(noted.get(memberId) ?? []), entry]);
  };

  return {
    noteVisit: async ({ memberId, ...visit }) => note(memberId, { kind: 'visit', ...visit }),
    noteQuery: async (memberId, at, what) => note(memberId, { kind: 'query', at, what }),
    totalsOf: async (memberId) => {
      const entries = noted.get(memberId) ?? [];
      const visits = entries.filter((entry) => entry.kind === 'visit');
      return {
        sessions: new Set(visits.map((visit) => visit.sessionRef)).size,
        queries: entries.length - visits.length,
        pageViews: visits.length,
      };
    },
    everythingOf: async (memberId) => (noted.get(memberId) ?? []).toSorted((one, other) => one.at - other.at),
    forget: async (memberId) => {
      noted.delete(memberId);
    },
  };
}
