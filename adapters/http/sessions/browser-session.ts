import type Koa from 'koa';
import { createSession } from 'koa-session';
import type { IdentityKeep } from '#core/accounts/identity.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { MachineClock, NewSecret, SessionStore } from '#core/accounts/ports.ts';
import type { SessionOrigin } from '#core/accounts/session.ts';
import { SESSION_MS } from '#core/accounts/session-life.ts';
import type { Digest } from '#core/kernel/functions.ts';
import { type Instant, instant, MINUTE } from '#core/kernel/instant.ts';
import { NEW_KEY, sessionStore } from './session-store.ts';

/** On what and where somebody signs in. */
export type SignInOrigin = Omit<SessionOrigin, 'signedInAt'>;

/** The same, and whether more than a password proved who it is. */
export interface SignInHow {
  readonly origin: SignInOrigin;
  readonly isStrong: boolean;
}

/** What a challenge was made for: one to sign in adds no passkey, since that needs the password. */
export type ChallengePurpose = 'sign-in' | 'add';

/** The session of one browser, as a handler sees it. */
export interface BrowserSession {
  readonly memberId: MemberId | null;
  readonly signedInAt: Instant | null;
  /** It passed a second factor, or an identity provider vouched for it. */
  readonly isStrong: boolean;
  readonly setStrong: (isStrong: boolean) => void;
  /** The key itself: it opens the session and goes to the core only. */
  readonly key: () => string;
  /** Digest of the key: refers to the session without opening it. */
  readonly ref: () => string;
  /** Makes sure there is a session to refer to, also for a visitor. */
  readonly begin: () => void;
  /** Renews the key, so that one planted before sign-in is worth nothing, and gives the digest of the former one. */
  readonly signIn: (memberId: MemberId, how: SignInHow) => Promise<{ readonly formerRef: string | null }>;
  readonly end: () => void;
  readonly keepChallenge: (challenge: string, purpose: ChallengePurpose) => void;
  /** What a passkey was asked to sign last, within five minutes; valid once. */
  readonly takeChallenge: (purpose: ChallengePurpose) => string | null;
  readonly keepIdentity: (keep: IdentityKeep) => void;
  /** What was saved before leaving for the provider; valid once. */
  readonly takeIdentity: () => IdentityKeep | null;
}

export interface SessionDeps {
  readonly sessions: SessionStore;
  readonly clock: MachineClock;
  readonly newSecret: NewSecret;
  readonly digest: Digest;
  /** How long an unused sign-in lasts. */
  readonly idleMs: number;
  /** Production: the cookie goes over https only. */
  readonly isProduction: boolean;
}

interface Data {
  memberId?: MemberId;
  signedInAt?: number;
  origin?: SignInOrigin;
  isStrong?: boolean;
  identity?: IdentityKeep;
  challenge?: { readonly text: string; readonly at: number; readonly purpose?: ChallengePurpose };
  /** A visitor's session that something refers to. */
  begun?: true;
}

/** What koa-session puts on the context. */
interface Held extends Data {
  readonly isNew: boolean;
  readonly externalKey: string;
  regenerate(): Promise<void>;
}

/**
 * The name of the cookie. Over https it has the prefix that browsers accept only without a domain, for the whole site
 * and from a secure page: no other host, subdomains included, can plant one.
 */
export const sessionCookie = (isProduction: boolean): string =>
  isProduction ? '__Host-clubhouse' : 'clubhouse';

/** Reads and writes the session cookie around the handlers that need it. */
export function sessionMiddleware(app: Koa, deps: SessionDeps): Koa.Middleware {
  const middleware = createSession(
    {
      key: sessionCookie(deps.isProduction),
      maxAge: SESSION_MS,
      rolling: false,
      renew: false,
      signed: true,
      httpOnly: true,
      sameSite: 'lax',
      secure: deps.isProduction,
      store: sessionStore(deps),
      genid: (ctx: Koa.Context) => {
        const made = deps.newSecret();
        ctx.state[NEW_KEY] = made;
        return made;
      },
    },
    app,
  );
  return async (ctx, next) => {
    // A proxy may end https before this process: the cookie is marked all the same, not refused.
    if (deps.isProduction) ctx.cookies.secure = true;
    await middleware(ctx, next);
  };
}

/** Tells whether a request that no handler takes is a signed-in member's. */
export function makeIsMember(deps: SessionDeps) {
  const store = sessionStore(deps);
  return async function isMember(ctx: Koa.Context): Promise<boolean> {
    const key = ctx.cookies.get(sessionCookie(deps.isProduction), { signed: true });
    const held = key === undefined ? null : await store.get(key);
    return typeof held?.['memberId'] === 'string';
  };
}

const CHALLENGE_MS = 5 * MINUTE;

/** What a passkey is asked to sign, between two requests. */
const challengeOf = (
  held: Held,
  clock: MachineClock,
): Pick<BrowserSession, 'keepChallenge' | 'takeChallenge'> => ({
  keepChallenge: (text, purpose) => {
    held.challenge = { text, at: clock(), purpose };
  },
  takeChallenge: (purpose) => {
    const { challenge } = held;
    delete held.challenge;
    const isFresh = challenge !== undefined && clock() - challenge.at <= CHALLENGE_MS;
    return isFresh && challenge.purpose === purpose ? challenge.text : null;
  },
});

/** The session of this request. */
export function browserSession(ctx: Koa.Context, deps: SessionDeps): BrowserSession {
  const held = ctx['session'] as Held;
  const key = (): string => String(ctx.state[NEW_KEY] ?? held.externalKey);
  const ref = (): string => deps.digest(key());
  return {
    memberId: held.memberId ?? null,
    signedInAt: held.signedInAt === undefined ? null : instant(held.signedInAt),
    isStrong: held.isStrong === true,
    setStrong: (isStrong) => {
      held.isStrong = isStrong;
    },
    key,
    ref,
    begin: () => {
      if (held.memberId === undefined) held.begun = true;
    },
    signIn: async (memberId, { origin, isStrong }) => {
      const formerRef = held.isNew ? null : ref();
      delete held.identity;
      delete held.challenge;
      delete held.begun;
      held.memberId = memberId;
      held.signedInAt = deps.clock();
      held.origin = origin;
      held.isStrong = isStrong;
      await held.regenerate();
      return { formerRef };
    },
    end: () => {
      if (!held.isNew) ctx['session'] = null;
    },
    ...challengeOf(held, deps.clock),
    keepIdentity: (keep) => {
      held.identity = keep;
    },
    takeIdentity: () => {
      const keep = held.identity ?? null;
      delete held.identity;
      return keep;
    },
  };
}
