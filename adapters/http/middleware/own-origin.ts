import type { Context, Middleware } from 'koa';
import { HttpFailure } from '../http-failure.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(address: string): string | null {
  try {
    return new URL(address).host;
  } catch {
    return null;
  }
}

function isOwn(ctx: Context, address: string, publicHost: string | null): boolean {
  const host = hostOf(address);
  if (host === null || host === '') return false;
  return host === publicHost || host === hostOf(`${new URL(address).protocol}//${ctx.host}`);
}

function mayChange(ctx: Context, publicHost: string | null): boolean {
  const origin = ctx.get('Origin');
  if (origin !== '') return isOwn(ctx, origin, publicHost);
  const site = ctx.get('Sec-Fetch-Site');
  if (site !== '') return site === 'same-origin' || site === 'none';
  const referrer = ctx.get('Referer');
  return referrer === '' || isOwn(ctx, referrer, publicHost);
}

/**
 * Refuses changes that another site's page sends. Every browser of today names the origin of such a request
 * (`Origin`, else `Sec-Fetch-Site`, else `Referer`); a request with none of the three comes from a script or a
 * terminal, which sends no cookie it was not given on purpose, and passes. `SameSite=Lax` is the second line of defense.
 */
export function ownOrigin(publicUrl: string | null): Middleware {
  const publicHost = publicUrl === null ? null : hostOf(publicUrl);
  return (ctx, next) => {
    if (!SAFE.has(ctx.method) && !mayChange(ctx, publicHost)) {
      throw new HttpFailure(403, 'This request came from another site and was refused.');
    }
    return next();
  };
}
