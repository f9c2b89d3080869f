import type { Context, Middleware } from 'koa';
import type { WebBuild } from '../documents/web-build.ts';
import type { AnswersAtOnce } from './answers-at-once.ts';
import type { ReadyPage } from './record-cache.ts';
import { makeRecordPages, type RecordDeps } from './record-pages.ts';
import { type RecordSite, recordPolicy } from './render-record.ts';

const PATH = '/record';
/** Verifies the ledger in the browser; part of the built site. */
const LEDGER_CHECK = '/ledger-check.js';

/** The address of the script that verifies the ledger; null when the site was not built. */
export const scriptIn = (web: WebBuild | null): string | null =>
  web?.files.has(LEDGER_CHECK) ? LEDGER_CHECK : null;

/** Sends the page, or that it is unchanged; gives the body that was sent. */
function send(ctx: Context, { plain, gzip, etag }: ReadyPage, policy: string): Buffer | null {
  const isGzip = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  ctx.set('Content-Security-Policy', policy);
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('Vary', 'Accept-Encoding');
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  ctx.set('ETag', isGzip ? etag.replace(/"$/, '-gzip"') : etag);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return null;
  }
  const body = isGzip ? gzip : plain;
  if (isGzip) ctx.set('Content-Encoding', 'gzip');
  ctx.body = body;
  return body;
}

/** The public record: the one page that is not behind the sign-in screen. */
export function recordRoute(
  deps: RecordDeps,
  { answers, ...site }: Omit<RecordSite, 'tokens'> & { readonly answers: AnswersAtOnce },
): Middleware {
  const whole = { ...site, tokens: deps.tokens };
  const policy = recordPolicy(whole);
  const pageOf = makeRecordPages(deps, whole);
  return async (ctx, next) => {
    if (ctx.path !== PATH || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const body = send(ctx, await pageOf(ctx.query), policy);
    if (body !== null) answers.remember(ctx.req, ctx.res, body);
  };
}
