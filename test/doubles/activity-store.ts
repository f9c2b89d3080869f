import type { NotedQueries } from '#core/accounts/ai-use.ts';
import type { Device } from '#core/accounts/device.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { ActivityEntry, ActivityStore } from '#core/accounts/ports.ts';
import type { Instant } from '#core/kernel/instant.ts';

/** A session as far as it was noted. */
export interface NotedSession {
  readonly ref: string;
  readonly began: Instant;
  readonly last: Instant;
  readonly views: number;
  readonly device: Device | null;
}

/** What was noted of one member. */
interface Noted {
  readonly entries: ActivityEntry[];
  readonly sessions: Map<string, NotedSession>;
  readonly queries: Map<string, NotedQueries>;
}

/** Visits and queries in memory, for tests; `sessionsOf` and `queriesOf` show what was summed. */
export function makeMemoryActivityStore(): ActivityStore & {
  sessionsOf(memberId: MemberId): readonly NotedSession[];
  queriesOf(memberId: MemberId): readonly NotedQueries[];
} {
  const noted = new Map<MemberId, Noted>();
  const activityOf = (memberId: MemberId): Noted => {
    const before = noted.get(memberId) ?? { entries: [], sessions: new Map(), queries: new Map() };
    noted.set(memberId, before);
    return before;
  };
  return {
    sessionsOf: (memberId) => [...activityOf(memberId).sessions.values()],
    queriesOf: (memberId) => [...activityOf(memberId).queries.values()],
    noteVisit: async ({ memberId, at: instant, pagePath, sessionRef: ref, device = null }) => {
      const { entries, sessions } = activityOf(memberId);
      if (pagePath !== null) entries.push({ kind: 'visit', at: instant, pagePath, sessionRef: ref });
      const { began, views, ...rest } = sessions.get(ref) ?? { ref, began: instant, views: 0, device: null };
      const session = { ref, began, last: instant, views: views + (pagePath === null ? 0 : 1) };
      sessions.set(ref, { ...session, device: device ?? rest.device });
    },
    noteQuery: async (memberId, instant, what, tokens = 0) => {
      const { entries, queries } = activityOf(memberId);
      entries.push({ kind: 'query', at: instant, what });
      const before = queries.get(what) ?? { what, count: 0, tokens: 0, lastAt: instant };
      queries.set(what, { what, count: before.count + 1, tokens: before.tokens + tokens, lastAt: instant });
    },
    totalsOf: async (memberId) => {
      const { sessions, queries } = activityOf(memberId);
      const visited = [...sessions.values()].filter(({ views }) => views > 0);
      return {
        sessions: visited.length,
        queries: [...queries.values()].reduce((sum, { count }) => sum + count, 0),
        pageViews: visited.reduce((sum, { views }) => sum + views, 0),
      };
    },
    everythingOf: async (memberId) => activityOf(memberId).entries.toSorted((a, b) => a.at - b.at),
    forget: async (memberId) => {
      noted.delete(memberId);
    },
  };
}
