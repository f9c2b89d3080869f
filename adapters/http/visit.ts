import type { Context } from 'koa';
import type { Asker } from '#core/picks/questions/model-question.ts';
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
  /** Number of the event that was heard last, as a browser sends it when it comes back. */
  readonly lastEventId: string | null;
  /** The whole address that was asked for. */
  readonly url: string;
  readonly session: BrowserSession;
  /** Whether who asks is still there. */
  readonly asker: Asker;
}

/** Who asks is gone when the connection closes before the answer is whole. */
const askerOf = ({ res }: Context): Asker => ({
  isGone: () => res.closed && !res.writableFinished,
  whenGone(act) {
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
