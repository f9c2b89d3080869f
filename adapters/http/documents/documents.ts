import { createHash } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { Refusal } from '#core/kernel/refusal.ts';
import { HttpFailure } from '../http-failure.ts';
import { type LinkPreview, previewTags } from './link-preview.ts';
import type { RacePreview } from './race-preview.ts';
import { ERROR_PAGE, NO_SCREEN, SHELL, type WebBuild, type WebFile } from './web-build.ts';

const BARE_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Clubhouse Turn</title></head>
<body><h1>Clubhouse Turn cannot be reached at the moment</h1><p>Please load the page again in a few seconds.</p></body></html>`;

/** The page for when nothing else can be shown; it works without JavaScript. */
export const errorPage = (web: WebBuild | null): string =>
  web?.files.get(ERROR_PAGE)?.plain.toString('utf8') ?? BARE_PAGE;

type Coding = 'br' | 'gzip';

function coded(ctx: Context, file: WebFile): { readonly content: Buffer; readonly coding: Coding | null } {
  const accepted = ctx.acceptsEncodings('br', 'gzip', 'identity');
  if (accepted === 'br' && file.brotli !== null) return { content: file.brotli, coding: 'br' };
  if (file.gzip !== null && ctx.acceptsEncodings('gzip', 'identity') === 'gzip') {
    return { content: file.gzip, coding: 'gzip' };
  }
  return { content: file.plain, coding: null };
}

function send(ctx: Context, file: WebFile): void {
  ctx.set('Cache-Control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  ctx.set('Vary', 'Accept-Encoding');
  ctx.set('Content-Type', file.contentType);
  const { content, coding } = coded(ctx, file);
  ctx.status = 200;
  ctx.set('ETag', coding === null ? file.etag : file.etag.replace(/"$/, `-${coding}"`));
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (coding !== null) ctx.set('Content-Encoding', coding);
  ctx.body = content;
}

/** Endings of files; a name in an address of a screen (`/horse/J.J`) may have a dot too. */
const FILE =
  /\.(?:m?jsx?|tsx?|css|map|json|xml|txt|md|ico|png|jpe?g|gif|svg|webp|avif|woff2?|html?|php\d?|aspx?|jsp|cgi|env|ini|ya?ml|toml|sql|bak|zip|t?gz|tar|log|pdf|wasm|webmanifest)$/i;
const HIDDEN_FILE = /(?:^|\/)\./;
/** What monitoring tools and scanners look for beside our own `/metrics`, `/livez`, `/healthz` and `/readyz`. */
const OPERATORS_PAGE =
  /^\/(?:metrics|prometheus|livez?|healthz?|readyz?|status|server-status|actuator|debug)(?:\/|$)/i;

const isNoScreen = (path: string): boolean =>
  FILE.test(path) || HIDDEN_FILE.test(path) || OPERATORS_PAGE.test(path);

/** What a link to a page says of it instead of what every page says. */
const SAID = /<title>[^<]*<\/title>|<meta name="description"[^>]*>/g;

/** The shell with the preview of a link in its head. */
function previewed(shell: WebFile, preview: LinkPreview): WebFile {
  const text = shell.plain.toString('utf8').replace(SAID, '');
  const plain = Buffer.from(text.replace('</head>', () => `${previewTags(preview)}</head>`));
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 32);
  return { ...shell, plain, gzip: null, brotli: null, etag: `"${digest}"` };
}

export interface DocumentDeps {
  readonly web: WebBuild | null;
  /** Whether a request is a signed-in member's: everybody else gets the entrance first, whatever the address. */
  readonly isMember: (ctx: Context) => Promise<boolean>;
  /** Refuses ('unavailable') while the database cannot be reached; called before a page, never before its parts. */
  readonly acceptance: () => Promise<void>;
  readonly racePreview: RacePreview;
  /** Tells a page of what was announced a moment ago. */
  readonly sayLatest: (ctx: Context) => void;
}

/** Files of the site, and the shell for every address that may be a screen; no other file is there. */
export function documents({ web, isMember, acceptance, racePreview, sayLatest }: DocumentDeps): Middleware {
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      throw new HttpFailure(405, 'Pages accept only GET and HEAD.', 'GET, HEAD');
    }
    const file = ctx.path === ERROR_PAGE ? undefined : web?.files.get(ctx.path);
    if (file !== undefined && ctx.path !== SHELL) return send(ctx, file);
    if (file === undefined && ctx.path !== ERROR_PAGE && isNoScreen(ctx.path))
      throw new HttpFailure(404, 'File not found.');
    if (ctx.path.startsWith('/assets/')) throw new HttpFailure(404, 'File not found.');
    await acceptance();
    const isAhead = ctx.path === SHELL || (await isMember(ctx));
    const shell = web?.shellAt(isAhead ? ctx.path : NO_SCREEN);
    if (!shell) throw new Refusal('unavailable', 'http.not-built', 'The site has not been built yet.');
    // Services that preview links send no cookie.
    const preview = ctx.get('Cookie') === '' ? await racePreview(ctx.path) : null;
    send(ctx, preview === null ? shell : previewed(shell, preview));
    ctx.vary('Cookie');
    sayLatest(ctx);
  };
}
