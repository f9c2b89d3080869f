import { createHash } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Digest } from '#core/kernel/functions.ts';
import { htmlText } from '#core/kernel/html-text.ts';
import { HttpFailure } from '../http-failure.ts';
import type { DayMailDeps } from '../routes/day-mail.ts';

const PATH = '/stop-mail';
/** Longer than any key we issue; a longer one is refused unread. */
const KEY_LIMIT = 200;

export interface StopMailDeps {
  readonly choices: Pick<DayMailDeps['choices'], 'stopDayMail'>;
  readonly digest: Digest;
  /** The site's colors and sizes as CSS. */
  readonly tokens: string;
}

const STYLE = `
body{margin:0;background:var(--paper);color:var(--ink);font:var(--text-m)/1.5 var(--sans)}
main{max-width:36rem;margin:0 auto;padding:var(--space-4)}
h1{font:600 var(--text-xl)/1.2 var(--serif)}
a{color:var(--accent)}
button{font:inherit;min-height:var(--target);padding:0 var(--space-4);border:0;border-radius:var(--radius);background:var(--accent);color:var(--accent-ink);cursor:pointer}
`;

function page(style: string, title: string, body: string): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} · Clubhouse Turn</title>`,
    '<meta name="color-scheme" content="light dark">',
    `<style>${style}</style>`,
  ];
  return `<!doctype html><html lang="en"><head>${head.join('')}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

const PROFILE = '<p>You can change this at any time in <a href="/profile">your profile</a>.</p>';

interface Answer {
  readonly status: number;
  readonly title: string;
  readonly body: string;
}

const INCOMPLETE: Answer = { status: 404, title: 'This link is incomplete', body: PROFILE };
const UNKNOWN: Answer = { status: 404, title: 'We don’t recognize this link', body: PROFILE };
const STOPPED: Answer = {
  status: 200,
  title: 'You’re unsubscribed',
  body: `<p>No more emails about how the day went.</p>${PROFILE}`,
};

const question = (key: string): Answer => ({
  status: 200,
  title: 'Stop emails about how the day went?',
  body: `<p>After a card you get an email about how the day went.</p><form method="post" action="${PATH}?key=${htmlText(encodeURIComponent(key))}"><button>Stop these emails</button></form>${PROFILE}`,
});

const keyIn = ({ query: { key } }: Context): string | null =>
  typeof key === 'string' && key !== '' && key.length <= KEY_LIMIT ? key : null;

/** What the page may do: its own style, and its one form. */
function policyOf(style: string): string {
  const digest = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}

function send(ctx: Context, style: string, { status, title, body }: Answer): void {
  ctx.status = status;
  ctx.set('Content-Security-Policy', policyOf(style));
  ctx.set('Cache-Control', 'no-store');
  // The key in the address goes to no other site; without any referrer browsers would send the form with no origin.
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  ctx.body = page(style, title, body);
}

/**
 * The page behind the link that stops mails about how a card went. It works without an account. Reading it changes
 * nothing, since mail scanners follow links; its button and the button of a mail program send a POST.
 */
export function stopMail({ choices, digest, tokens }: StopMailDeps): Middleware {
  const style = `${tokens}${STYLE}`;

  async function answerTo({ method }: Context, key: string): Promise<Answer> {
    if (method === 'GET' || method === 'HEAD') return question(key);
    if (method === 'POST') return (await choices.stopDayMail(digest(key))) ? STOPPED : UNKNOWN;
    throw new HttpFailure(405, 'This page accepts only GET and POST.', 'GET, HEAD, POST');
  }

  return async (ctx, next) => {
    if (ctx.path !== PATH) return next();
    const key = keyIn(ctx);
    send(ctx, style, key === null ? INCOMPLETE : await answerTo(ctx, key));
  };
}
