import type { Context } from 'koa';
import type { Asker } from '#core/kernel/share.ts';
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
  /** Number of the last event received, as a browser sends it on reconnect. */
  readonly lastEventId: string | null;
  /** The full requested address. */
  readonly url: string;
  readonly session: BrowserSession;
  /** Whether the client is still connected. */
  readonly asker: Asker;
}

/** The client is gone when the connection closes before the reply is complete. */
const askerOf = ({ res }: Context): Asker => ({
  isGone: () => res.closed && !res.writableFinished,
  onGone(act) {
    const listener = (): void => {
      if (!res.writableFinished) act();
    };
    res.once('close', listener);
    return () => res.off('close', listener);
  },
});

const header = (ctx: Context, name: string): string | null => ctx.get(name) || null;

export const visitOf = (ctx: Context, session: BrowserSession): Visit => ({
  requestId: String(ctx.state['requestId']),
  address: ctx.ip,
  host: ctx.host,
  userAgent: header(ctx, 'User-Agent'),
  language: header(ctx, 'Accept-Language'),
  referrer: header(ctx, 'Referer'),
  lastEventId: header(ctx, 'Last-Event-ID'),
  url: `${ctx.protocol}://${ctx.host}${ctx.originalUrl}`,
  session,
  asker: askerOf(ctx),
});
