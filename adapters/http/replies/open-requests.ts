import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';

/** Which replies somebody waits for. */
export interface OpenRequests {
  /** Whether a client that is still connected waits for the reply under this key. */
  readonly isOpen: (key: string) => boolean;
  /** Counts a request under the key until its reply is ready or has failed. */
  readonly during: <T>(key: string, ctx: Pick<Context, 'req'>, reply: () => Promise<T>) => Promise<T>;
}

/** Looks at the sockets: a response that is queued behind another on its connection has no `close` event. */
export function makeOpenRequests(): OpenRequests {
  const open = new Map<string, Set<IncomingMessage>>();
  return {
    isOpen: (key) => [...(open.get(key) ?? [])].some(({ socket }) => !socket.destroyed),
    async during(key, { req }, reply) {
      const requests = open.get(key) ?? new Set();
      open.set(key, requests.add(req));
      try {
        return await reply();
      } finally {
        requests.delete(req);
        if (requests.size === 0) open.delete(key);
      }
    },
  };
}
