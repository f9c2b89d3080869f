import type { Middleware } from 'koa';

export interface PolicySettings {
  /** Hashes of the inline scripts of the page (the import map), as `'sha256-…'` without quotes. */
  readonly inlineScripts: readonly string[];
  /** Where a sign-in form may lead besides here: the identity provider's origin. */
  readonly formOrigins: readonly string[];
  readonly isProduction: boolean;
  /** Whether browsers keep to https below this host's name too. */
  readonly hstsSubdomains: boolean;
}

/** On every answer. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const ON_PAGES = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

const YEAR_SECONDS = 31_536_000;
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const quoted = (hash: string): string => (hash.startsWith("'") ? hash : `'${hash}'`);

/** What a page may load and do: our own files, the inline scripts known by hash, and nothing else. */
export function pagePolicy({ inlineScripts, formOrigins }: PolicySettings): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map(quoted)].join(' '),
    "style-src 'self'",
    // Pictures of members come from wherever the identity provider keeps them.
    formOrigins.length === 0 ? "img-src 'self'" : "img-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formOrigins].join(' '),
  ].join('; ');
}

/** Puts the protective headers on every answer; a call's answer is no page and needs fewer. */
export function securityHeaders(settings: PolicySettings): Middleware {
  const onPages = Object.entries({
    ...ALWAYS,
    ...ON_PAGES,
    'Content-Security-Policy': pagePolicy(settings),
  });
  const onCalls = Object.entries({ ...ALWAYS, 'Content-Security-Policy': API_POLICY });
  const transport = `max-age=${YEAR_SECONDS}${settings.hstsSubdomains ? '; includeSubDomains' : ''}`;
  return (ctx, next) => {
    const { res } = ctx;
    for (const [name, value] of ctx.path.startsWith('/api/') ? onCalls : onPages) res.setHeader(name, value);
    if (settings.isProduction && ctx.secure) {
      res.setHeader('Strict-Transport-Security', transport);
    }
    return next();
  };
}
