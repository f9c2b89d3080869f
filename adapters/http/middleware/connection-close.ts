import type { Middleware } from 'koa';
import type { Drain } from '../drain.ts';

/** While the server drains, a connection is closed after its answer, so that the next request goes to another server. */
export const closeWhileDraining =
  ({ isDraining }: Pick<Drain, 'isDraining'>): Middleware =>
  async (ctx, next) => {
    if (isDraining()) ctx.set('Connection', 'close');
    await next();
    if (isDraining() && !ctx.headerSent) ctx.set('Connection', 'close');
  };
