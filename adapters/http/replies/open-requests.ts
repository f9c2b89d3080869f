import type { Context } from 'koa';

/** Which replies somebody waits for. */
export interface OpenRequests {
  readonly isOpen: (key: string) => boolean;
  /** Counts a request until its answer is sent or its client has left. */
  readonly note: (key: string, ctx: Context) => void;
}

export function makeOpenRequests(): OpenRequests {
  const open = new Map<string, number>();
  return {
    isOpen: (key) => open.has(key),
    note: (key, { res }) => {
      open.set(key, (open.get(key) ?? 0) + 1);
      res.once('close', () => {
        const left = (open.get(key) ?? 1) - 1;
        if (left === 0) open.delete(key);
        else open.set(key, left);
      });
    },
  };
}
