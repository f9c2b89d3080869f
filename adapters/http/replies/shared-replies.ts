import type { Announcement } from '#core/kernel/announcement.ts';
import type { JsonReply } from './json-reply.ts';
import { ANYTHING, isTouched, type ReplySubject } from './reply-subject.ts';

const AT_MOST = 500;
/** Milliseconds between two looks for replies that are over. */
const SWEEP_MS = 1_000;

interface KeptReply {
  /** Infinity while it is being made. */
  until: number;
  readonly about: ReplySubject;
  readonly reply: Promise<JsonReply>;
}

/** Briefly caches replies that are the same for every visitor. */
export interface SharedReplies {
  /**
   * The cached reply under this key, else a new one. Callers share it while it is made, and for `forMs` milliseconds from
   * then on. Failures are not cached.
   */
  of(key: string, forMs: number, make: () => Promise<JsonReply>, about?: ReplySubject): Promise<JsonReply>;
  /** Drops the replies that an announced change affects; null drops them all. */
  forget(announced: Pick<Announcement, 'topic' | 'track'> | null): void;
}

export function makeSharedReplies(
  now: () => number = () => performance.now(),
  countLookup: (result: 'hit' | 'miss') => void = () => undefined,
): SharedReplies {
  const replies = new Map<string, KeptReply>();
  let sweptAt = now();
  function makeRoom(moment: number): void {
    if (moment - sweptAt >= SWEEP_MS) {
      sweptAt = moment;
      for (const [key, { until }] of replies) if (until <= moment) replies.delete(key);
    }
    if (replies.size >= AT_MOST) replies.clear();
  }
  return {
    of(key, forMs, make, about = ANYTHING) {
      const moment = now();
      const found = replies.get(key);
      const isHit = found !== undefined && found.until > moment;
      countLookup(isHit ? 'hit' : 'miss');
      if (isHit) return found.reply;
      makeRoom(moment);
      const fresh: KeptReply = { until: Infinity, about, reply: make() };
      replies.set(key, fresh);
      fresh.reply.then(
        () => {
          fresh.until = now() + forMs;
        },
        () => {
          if (replies.get(key) === fresh) replies.delete(key);
        },
      );
      return fresh.reply;
    },
    forget(announced) {
      if (announced === null) replies.clear();
      else for (const [key, { about }] of replies) if (isTouched(about, announced)) replies.delete(key);
    },
  };
}
