import { isAskJake } from '#core/accounts/ai-use.ts';
import { type Member, publicMember } from '#core/accounts/member.ts';
import type { MemberActivity, MemberSummary } from '#core/accounts/member-activity.ts';
import type { MemberDirectory } from '#core/accounts/ports.ts';
import { type Instant, SECOND } from '#core/kernel/instant.ts';
import type { makeMemoryActivityStore, NotedSession } from './activity-store.ts';
import type { makeMemoryMemberStore } from './member-store.ts';

const TOP_PAGES = 10;

const latest = (instants: readonly Instant[]): Instant | null =>
  instants.reduce<Instant | null>(
    (last, instant) => (last === null || instant > last ? instant : last),
    null,
  );

function counted<Key extends string>(keys: readonly Key[]): readonly (readonly [Key, number])[] {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}

function averageSeconds(sessions: readonly NotedSession[]): number | null {
  if (sessions.length === 0) return null;
  const sum = sessions.reduce((total, { began, last }) => total + last - began, 0);
  return Math.round(sum / sessions.length / SECOND);
}

/** The directory of the members and activities in memory, for tests. */
export function makeMemoryMemberDirectory(
  members: ReturnType<typeof makeMemoryMemberStore>,
  activity: ReturnType<typeof makeMemoryActivityStore>,
): MemberDirectory {
  function summary(member: Member): MemberSummary {
    const sessions = activity.sessionsOf(member.id);
    const queries = activity.queriesOf(member.id);
    return {
      ...publicMember(member),
      lastActiveAt: latest([...sessions.map(({ last }) => last), ...queries.map(({ lastAt }) => lastAt)]),
      pageViews: sessions.reduce((sum, { views }) => sum + views, 0),
      askJakeQueries: queries
        .filter(({ what }) => isAskJake(what))
        .reduce((sum, { count }) => sum + count, 0),
    };
  }

  async function activityOf(id: Member['id']): Promise<MemberActivity> {
    const sessions = activity.sessionsOf(id);
    const visited = sessions.filter(({ views }) => views > 0);
    const pages = (await activity.everythingOf(id)).flatMap((entry) =>
      entry.kind === 'visit' ? [entry.pagePath] : [],
    );
    const devices = counted(visited.flatMap(({ device }) => (device === null ? [] : [device])));
    return {
      sessions: visited.length,
      averageSessionSeconds: averageSeconds(visited),
      pageViews: visited.reduce((sum, { views }) => sum + views, 0),
      lastSignInAt: latest(sessions.map(({ began }) => began)),
      devices: devices.map(([device, count]) => ({ device, sessions: count })),
      topPages: counted(pages)
        .slice(0, TOP_PAGES)
        .map(([page, views]) => ({ page, views })),
      queries: activity.queriesOf(id).toSorted((a, b) => (a.what < b.what ? -1 : 1)),
    };
  }

  return {
    everyone: async () =>
      members
        .everybody()
        .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1))
        .map(summary),
    summaryOf: async (id) => {
      const member = await members.find({ id });
      return member === null ? null : summary(member);
    },
    activityOf,
    createdSince: async (instants) =>
      instants.map((instant) => members.everybody().filter(({ createdAt }) => createdAt >= instant).length),
  };
}
