import type { Context, Middleware } from 'koa';

function isReadable(ctx: Context): boolean {
  try {
    return ctx.path !== '';
  } catch {
    return false;
  }
}

/** Refuses a request whose target is no address (`GET http://[/`), of which nothing behind could read the path. */
export const readableTarget: Middleware = async (ctx, next) => {
  if (isReadable(ctx)) return next();
  ctx.status = 400;
  ctx.set('Content-Type', 'application/json; charset=utf-8');
  ctx.body = JSON.stringify({ message: 'The request could not be understood.' });
};
