import type { Context, Middleware } from 'koa';
import { PICTURE, type SendPicture } from '../documents/preview-pictures.ts';
import type { WebBuild } from '../documents/web-build.ts';
import type { AnswersAtOnce } from './answers-at-once.ts';
import type { ReadyPage } from './record-cache.ts';
import { makeRecordPages, type RecordDeps } from './record-pages.ts';
import { type RecordSite, recordPolicy, renderGuide } from './render-record.ts';

const PATH = '/record';
const GUIDE = `${PATH}/how-to-check`;
const READER = `${PATH}/read-record.mjs`;
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

/** The site around the page, who keeps answers for a second, and who sends pictures. */
type RecordRouteParts = Omit<RecordSite, 'tokens'> & {
  readonly answers: AnswersAtOnce;
  readonly sendPicture: SendPicture;
};

const reads = ({ method }: Context): boolean => method === 'GET' || method === 'HEAD';

/** The guide to checking the record, and the program that does it: both without an account, as the record is. */
export function guideRoute(
  { guide, reader, tokens }: Pick<RecordDeps, 'guide' | 'reader' | 'tokens'>,
  site: Omit<RecordSite, 'tokens'>,
): Middleware {
  const whole = { ...site, tokens };
  const page = renderGuide(guide, whole);
  const policy = recordPolicy(whole);
  return async (ctx, next) => {
    if ((ctx.path !== GUIDE && ctx.path !== READER) || !reads(ctx)) return next();
    ctx.set('Cache-Control', 'no-cache');
    if (ctx.path === GUIDE) ctx.set('Content-Security-Policy', policy);
    else ctx.attachment('read-record.mjs');
    ctx.type = ctx.path === GUIDE ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8';
    ctx.body = ctx.path === GUIDE ? page : reader;
  };
}

/** The public record: a page that is not behind the sign-in screen, and the picture of links to it. */
export function recordRoute(
  deps: RecordDeps,
  { answers, sendPicture, ...site }: RecordRouteParts,
): Middleware {
  const whole = { ...site, tokens: deps.tokens };
  const policy = recordPolicy(whole);
  const pageOf = makeRecordPages(deps, whole);
  return async (ctx, next) => {
    const isPicture = ctx.path === PATH + PICTURE;
    if ((ctx.path !== PATH && !isPicture) || !reads(ctx)) return next();
    if (isPicture) return sendPicture(ctx, (await pageOf(ctx.query)).preview);
    const body = send(ctx, await pageOf(ctx.query), policy);
    if (body !== null) answers.remember(ctx.req, ctx.res, body);
  };
}
