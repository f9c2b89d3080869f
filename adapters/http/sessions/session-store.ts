import type { Context } from 'koa';
import type { MemberId } from '#core/accounts/member.ts';
import type { MachineClock, SessionStore } from '#core/accounts/ports.ts';
import { SESSION_MS, VISITOR_SESSION_MS } from '#core/accounts/session-life.ts';
import { shift } from '#core/kernel/instant.ts';

/** Where a request notes the key it made itself. */
export const NEW_KEY = 'newSessionKey';

type Data = Readonly<Record<string, unknown>>;

const KEY = /^[\w-]{20,64}$/;

/** The store behind the session cookie, in the shape koa-session asks for. */
export function sessionStore(store: SessionStore, clock: MachineClock) {
  return {
    async get(key: string): Promise<Data | null> {
      return KEY.test(key) ? store.find(key, clock()) : null;
    },
    async set(key: string, data: Data, _maxAge: unknown, request: { readonly ctx?: unknown }): Promise<void> {
      const isNew = (request.ctx as Context).state[NEW_KEY] === key;
      // Ended while this request was running: a late change must not revive it.
      if (!isNew && (await store.find(key, clock())) === null) return;
      const member = data['memberId'];
      const memberId = typeof member === 'string' ? (member as MemberId) : null;
      const lasts = memberId === null ? VISITOR_SESSION_MS : SESSION_MS;
      await store.keep(key, { memberId, data, expiresAt: shift(clock(), lasts) });
    },
    async destroy(key: string): Promise<void> {
      await store.end(key);
    },
  };
}
