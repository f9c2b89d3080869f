import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { HttpFailure } from '../http-failure.ts';

/** After the routes: a known address with another method is 405, an unknown call 404. */
export const callsOnly =
  (router: Router): Middleware =>
  async (ctx, next) => {
    const found = router.match(ctx.path, ctx.method).path;
    if (found.length > 0) {
      const allow = [...new Set(found.flatMap((layer) => layer.methods))].sort().join(', ');
      throw new HttpFailure(405, `${ctx.method} is not allowed here.`, allow);
    }
    if (ctx.path === '/api' || ctx.path.startsWith('/api/'))
      throw new HttpFailure(404, 'Unknown API endpoint.');
    await next();
  };
