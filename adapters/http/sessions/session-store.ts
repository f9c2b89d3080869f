import type { Context } from 'koa';
import type { MemberId } from '#core/accounts/member.ts';
import type { FoundSession, MachineClock, NewSession, SessionStore } from '#core/accounts/ports.ts';
import type { SessionOrigin } from '#core/accounts/session.ts';
import { isIdle, isUseDue, sessionEnd, VISITOR_SESSION_MS } from '#core/accounts/session-life.ts';
import { type Instant, instant, shift } from '#core/kernel/instant.ts';

/** Where a request notes the key it made itself. */
export const NEW_KEY = 'newSessionKey';

type Data = Readonly<Record<string, unknown>>;

interface SessionStoreDeps {
  readonly sessions: SessionStore;
  readonly clock: MachineClock;
  /** How long an unused sign-in lasts. */
  readonly idleMs: number;
}

const KEY = /^[\w-]{20,64}$/;

const isSignedIn = (data: Data): boolean => typeof data['memberId'] === 'string';

const signedInAt = (data: Data): Instant | null =>
  typeof data['signedInAt'] === 'number' ? instant(data['signedInAt']) : null;

/** What a sign-in noted about itself in the session's data. */
function originOf(data: Data): SessionOrigin | null {
  const beganAt = signedInAt(data);
  const { device = null, address = null, place = null } = (data['origin'] ?? {}) as Partial<SessionOrigin>;
  return beganAt === null ? null : { signedInAt: beganAt, device, address, place };
}

const memberSession = (data: Data, now: Instant, idleMs: number): NewSession => ({
  memberId: data['memberId'] as MemberId,
  data,
  expiresAt: sessionEnd(signedInAt(data) ?? now, now, idleMs),
  lastUsedAt: now,
  origin: originOf(data),
});

const visitorSession = (data: Data, now: Instant): NewSession => ({
  memberId: null,
  data,
  expiresAt: shift(now, VISITOR_SESSION_MS),
});

/** The data of a session that is still in use; its use is noted now and then. */
async function usedData(key: string, found: FoundSession, deps: SessionStoreDeps): Promise<Data | null> {
  const { data, lastUsedAt } = found;
  if (!isSignedIn(data)) return data;
  const now = deps.clock();
  if (isIdle(lastUsedAt, now, deps.idleMs)) return null;
  if (isUseDue(lastUsedAt, now, deps.idleMs)) {
    const expiresAt = sessionEnd(signedInAt(data) ?? now, now, deps.idleMs);
    await deps.sessions.touch(key, { usedAt: now, expiresAt });
  }
  return data;
}

/** The store behind the session cookie, in the shape koa-session asks for. */
export function sessionStore(deps: SessionStoreDeps) {
  const { sessions, clock, idleMs } = deps;
  return {
    async get(key: string): Promise<Data | null> {
      const found = KEY.test(key) ? await sessions.find(key, clock()) : null;
      return found === null ? null : usedData(key, found, deps);
    },
    async set(key: string, data: Data, _maxAge: unknown, request: { readonly ctx?: unknown }): Promise<void> {
      const isNew = (request.ctx as Context).state[NEW_KEY] === key;
      const now = clock();
      const session = isSignedIn(data) ? memberSession(data, now, idleMs) : visitorSession(data, now);
      await (isNew ? sessions.add(key, session) : sessions.change(key, session));
    },
    async destroy(key: string): Promise<void> {
      await sessions.end(key);
    },
  };
}
