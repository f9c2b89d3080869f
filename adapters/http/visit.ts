import type { Context } from 'koa';
import type { BrowserSession } from './sessions/browser-session.ts';

/** What a request says about where it comes from. */
export interface Visit {
  readonly requestId: string;
  /** Network address. */
  readonly address: string;
  readonly host: string;
  readonly userAgent: string | null;
  readonly language: string | null;
  readonly referrer: string | null;
  /** The whole address that was asked for. */
  readonly url: string;
  readonly session: BrowserSession;
}

const header = (ctx: Context, name: string): string | null => ctx.get(name) || null;

export const visitOf = (ctx: Context, session: BrowserSession): Visit => ({
  requestId: String(ctx.state['requestId']),
  address: ctx.ip,
  host: ctx.host,
  userAgent: header(ctx, 'User-Agent'),
  language: header(ctx, 'Accept-Language'),
  referrer: header(ctx, 'Referer'),
  url: `${ctx.protocol}://${ctx.host}${ctx.originalUrl}`,
  session,
});
