import { digest } from '#adapters/system/identifiers.ts';
import type { NewSession, SessionStore } from '#core/accounts/ports.ts';
import type { OpenSession } from '#core/accounts/session.ts';

function openSession(key: string, { expiresAt, lastUsedAt, origin }: NewSession): OpenSession {
  const unknown = { signedInAt: null, device: null, address: null, place: null };
  return { ...unknown, ...origin, id: digest(key), lastUsedAt: lastUsedAt ?? null, endsAt: expiresAt };
}

/** Sessions in memory, for tests. */
export function makeMemorySessionStore(): SessionStore {
  const sessions = new Map<string, NewSession>();

  const removeWhere = (goes: (session: NewSession, key: string) => boolean): number => {
    const dropped = [...sessions].filter(([key, session]) => goes(session, key));
    for (const [key] of dropped) sessions.delete(key);
    return dropped.length;
  };

  return {
    find: async (key, now) => {
      const session = sessions.get(key);
      if (session === undefined || session.expiresAt <= now) return null;
      return { data: structuredClone(session.data), lastUsedAt: session.lastUsedAt ?? null };
    },
    add: async (key, session) => {
      sessions.set(key, structuredClone(session));
    },
    change: async (key, session) => {
      if (sessions.has(key)) sessions.set(key, structuredClone(session));
    },
    touch: async (key, { usedAt, expiresAt }) => {
      const session = sessions.get(key);
      if (session !== undefined) sessions.set(key, { ...session, lastUsedAt: usedAt, expiresAt });
    },
    end: async (key) => {
      sessions.delete(key);
    },
    openOf: async (member, now) =>
      [...sessions]
        .filter(([, session]) => session.memberId === member && session.expiresAt > now)
        .map(([key, session]) => openSession(key, session))
        .toSorted((a, b) => (b.lastUsedAt ?? 0) - (a.lastUsedAt ?? 0) || b.endsAt - a.endsAt),
    endOne: async (member, id) =>
      removeWhere((session, key) => session.memberId === member && digest(key) === id) > 0,
    endAllOf: async (member, exceptKey) =>
      removeWhere((session, key) => session.memberId === member && key !== exceptKey),
    purge: async (now) => removeWhere((session) => session.expiresAt <= now),
  };
}
