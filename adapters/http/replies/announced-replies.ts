import type { Context } from 'koa';
import type { Announcements } from '#core/kernel/announcement.ts';
import { makeSharedReplies, type SharedReplies } from './shared-replies.ts';

/**
 * How long a page that heard of a change says so: longer than a proxy can answer with what was made before it, if that
 * took up to 25 seconds to make.
 */
const SAID_FOR_SECONDS = 30;

/** The number of the last announcement a page heard of. A proxy keeps the answers of each number apart. */
const LAST_EVENT = 'last_event';
/** Something was just changed from this browser: the proxy skips its cache. */
const JUST_CHANGED = 'just_changed';

const NUMBER = /^\d{1,15}$/;
const IN_COOKIE = new RegExp(`(?:^|;\\s*)${LAST_EVENT}=(\\d{1,15})(?:;|$)`);

const cookieText = (name: string, value: string | number, isSecure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${SAID_FOR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Lets this browser's next reads past what a proxy holds: it has changed something. */
export const sayJustChanged = (ctx: Context): void =>
  ctx.append('Set-Cookie', `${cookieText(JUST_CHANGED, 1, ctx.secure)}; HttpOnly`);

/** The number of the last announcement that the caller has heard of, taken from the header, else the cookie; 0 without either. */
export function lastEventOf(ctx: Context): number {
  const header = ctx.get('Last-Event-ID');
  return Number(NUMBER.test(header) ? header : (IN_COOKIE.exec(ctx.get('Cookie'))?.[1] ?? '0'));
}

/** Shared replies that are never older than the last announcement their reader has heard. */
export interface AnnouncedReplies {
  readonly shared: SharedReplies;
  /**
   * Drops shared replies older than this announcement when another process heard of it first. Resolves to false when the
   * announcement has not been made yet: a proxy would cache the reply as one made after it.
   */
  catchUp(number: number): Promise<boolean>;
  /** Tells a page that is opened now of what was announced a moment ago: its first reads may not be older. */
  sayLatest(ctx: Context): void;
}

type Deps = Pick<Announcements, 'listen' | 'latest'>;

/** The number up to which everything shared is current, and how it is brought forward. */
function makeLatestNumber({ latest }: Pick<Deps, 'latest'>, missed: () => void) {
  let number = 0;
  let asking: Promise<void> | null = null;
  function ask(): Promise<void> {
    asking ??= latest()
      .then((found) => {
        if (found <= number) return;
        number = found;
        missed();
      }, missed)
      .finally(() => {
        asking = null;
      });
    return asking;
  }
  return {
    received: (announced: number): void => {
      number = Math.max(number, announced);
    },
    current: (): number => number,
    catchUp: async (named: number): Promise<boolean> => {
      if (named <= number) return true;
      await ask();
      // The question may have been put before that announcement was made.
      if (named > number) await ask();
      return named <= number;
    },
  };
}

/** Shared replies that are dropped once a change to them is announced, so that a page that refetches gets the new one. */
export function makeAnnouncedReplies(
  announcements: Deps,
  countLookup: (result: 'hit' | 'miss') => void,
  now: () => number = () => performance.now(),
): AnnouncedReplies {
  const shared = makeSharedReplies(now, countLookup);
  const latest = makeLatestNumber(announcements, () => shared.forget(null));
  // What was announced while this process was starting counts as announced now.
  let announcedAt = now();
  void latest.catchUp(1);
  announcements.listen({
    receive: (announcement) => {
      latest.received(announcement.id);
      if (announcement.topic === 'runs') return;
      announcedAt = now();
      shared.forget(announcement);
    },
    end: () => undefined,
  });
  return {
    shared,
    catchUp: latest.catchUp,
    sayLatest: (ctx) => {
      if (latest.current() > lastEventOf(ctx) && now() - announcedAt < SAID_FOR_SECONDS * 1_000)
        ctx.append('Set-Cookie', cookieText(LAST_EVENT, latest.current(), ctx.secure));
    },
  };
}
