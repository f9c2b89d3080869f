import type { JsonReply } from './json-reply.ts';

const AT_MOST = 500;

/** Keeps replies that are the same for everybody for a moment. */
export interface SharedReplies {
  /** The kept reply under this key, else a new one; many who ask at once wait for the same. A failure is not kept. */
  of(key: string, forMs: number, make: () => Promise<JsonReply>): Promise<JsonReply>;
}

export function makeSharedReplies(now: () => number = () => performance.now()): SharedReplies {
  const kept = new Map<string, { readonly until: number; readonly reply: Promise<JsonReply> }>();
  return {
    of(key, forMs, make) {
      const at = now();
      const found = kept.get(key);
      if (found !== undefined && found.until > at) return found.reply;
      if (kept.size >= AT_MOST) kept.clear();
      const fresh = { until: at + forMs, reply: make() };
      kept.set(key, fresh);
      fresh.reply.catch(() => {
        if (kept.get(key) === fresh) kept.delete(key);
      });
      return fresh.reply;
    },
  };
}
