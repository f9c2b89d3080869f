import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { HttpFailure } from '../http-failure.ts';
import type { HttpMetrics } from '../metrics.ts';

export interface MetricsAccess {
  /** A client that sends it as `Authorization: Bearer …` may read the metrics; null: only this machine may. */
  readonly token: string | null;
  /** A proxy is in front: what comes from this machine may come from anywhere. */
  readonly isBehindProxy: boolean;
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;
const FORWARDED = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function isFromThisMachine(ctx: Context): boolean {
  const isForwarded = FORWARDED.some((name) => ctx.get(name) !== '');
  return !isForwarded && LOOPBACK.test(ctx.req.socket.remoteAddress ?? '') && LOOPBACK_HOST.test(ctx.host);
}

function mayRead(ctx: Context, { token, isBehindProxy }: MetricsAccess): boolean {
  if (token === null) return !isBehindProxy && isFromThisMachine(ctx);
  return timingSafeEqual(digest(ctx.get('Authorization')), digest(`Bearer ${token}`));
}

/** `GET /metrics` for those who may read it; for others there is no such page. */
export const metricsPage =
  (access: MetricsAccess, { page }: Pick<HttpMetrics, 'page'>): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/metrics') return next();
    if (ctx.method !== 'GET' || !mayRead(ctx, access)) throw new HttpFailure(404, 'File not found.');
    const { contentType, text } = await page();
    ctx.set('Content-Type', contentType);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = text;
  };
