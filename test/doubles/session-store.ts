import type { SessionStore } from '#core/accounts/ports.ts';

type Session = Parameters<SessionStore['keep']>[1];

/** Sessions in memory, for tests. */
export function makeMemorySessionStore(): SessionStore {
  const sessions = new Map<string, Session>();

  const removeWhere = (goes: (session: Session, key: string) => boolean): number => {
    const dropped = [...sessions].filter(([key, session]) => goes(session, key));
    for (const [key] of dropped) sessions.delete(key);
    return dropped.length;
  };

  return {
    find: async (key, now) => {
      const session = sessions.get(key);
      return session !== undefined && session.expiresAt > now ? structuredClone(session.data) : null;
    },
    keep: async (key, session) => {
      sessions.set(key, structuredClone(session));
    },
    end: async (key) => {
      sessions.delete(key);
    },
    endsOf: async (member, now) =>
      [...sessions.values()]
        .filter((session) => session.memberId === member && session.expiresAt > now)
        .map((session) => session.expiresAt)
        .toSorted((a, b) => b - a),
    endAllOf: async (member, exceptKey) =>
      removeWhere((session, key) => session.memberId === member && key !== exceptKey),
    purge: async (now) => removeWhere((session) => session.expiresAt <= now),
  };
}
