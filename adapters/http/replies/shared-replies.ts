import type { JsonReply } from './json-reply.ts';

const AT_MOST = 500;

/** Briefly caches replies that are the same for every visitor. */
export interface SharedReplies {
  /** The cached reply under this key, else a new one; concurrent callers share it. Failures are not cached. */
  of(key: string, forMs: number, make: () => Promise<JsonReply>): Promise<JsonReply>;
  /** Something changed: whoever asks from now on gets a new reply. */
  forget(): void;
}

export function makeSharedReplies(now: () => number = () => performance.now()): SharedReplies {
  const replies = new Map<string, { readonly until: number; readonly reply: Promise<JsonReply> }>();
  return {
    of(key, forMs, make) {
      const madeAt = now();
      const found = replies.get(key);
      if (found !== undefined && found.until > madeAt) return found.reply;
      if (replies.size >= AT_MOST) replies.clear();
      const fresh = { until: madeAt + forMs, reply: make() };
      replies.set(key, fresh);
      fresh.reply.catch(() => {
        if (replies.get(key) === fresh) replies.delete(key);
      });
      return fresh.reply;
    },
    forget: () => replies.clear(),
  };
}
