import type { Context, Middleware } from 'koa';
import type { HttpMetrics } from '../metrics.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The router notes the pattern it matched. Everything else is a page, a file of the site, or nothing we have. */
function routeOf(ctx: Context): string {
  const { _matchedRoute: pattern } = ctx as { readonly _matchedRoute?: unknown };
  if (typeof pattern === 'string') return pattern;
  if (ctx.status === 404 || ctx.status === 405) return 'unknown';
  return ctx.path.startsWith('/assets/') ? 'asset' : 'page';
}

/** Counts and times every answer by method, route and status. */
export const requestMetrics =
  ({ countAnswer }: Pick<HttpMetrics, 'countAnswer'>): Middleware =>
  async (ctx, next) => {
    const start = performance.now();
    await next();
    countAnswer({
      method: METHODS.has(ctx.method) ? ctx.method : 'OTHER',
      route: routeOf(ctx),
      status: ctx.status,
      seconds: (performance.now() - start) / 1_000,
    });
  };
