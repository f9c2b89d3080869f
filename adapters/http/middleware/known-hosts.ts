import { isIP } from 'node:net';
import type { Middleware } from 'koa';
import { hostName, isBelow } from '#core/accounts/auth-mode.ts';
import { HttpFailure } from '../http-failure.ts';

/** Names under which the site may be asked for. */
export interface KnownHosts {
  readonly names: readonly string[];
  /** `dev.example` covers itself and everything below it. */
  readonly suffixes: readonly string[];
}

/** For probes and metrics, which ask each server by whatever name it has; metrics check who asks themselves. */
const PROBED = new Set(['/livez', '/healthz', '/readyz', '/metrics']);

/** An address cannot be rebound to another one; a name can. */
export function isKnownHost(host: string, { names, suffixes }: KnownHosts): boolean {
  const name = hostName(host);
  if (isIP(name) !== 0 || isBelow(name, 'localhost')) return true;
  return names.includes(name) || suffixes.some((suffix) => isBelow(name, suffix));
}

/**
 * Refuses requests for a name that is not ours. A stranger's page whose name is rebound to this machine's address would
 * else count as our own, cookies, sign-up form and all. Null: any name.
 */
export function knownHosts(hosts: KnownHosts | null): Middleware {
  return (ctx, next) => {
    if (hosts !== null && !PROBED.has(ctx.path) && !isKnownHost(ctx.host, hosts))
      throw new HttpFailure(
        421,
        'This site does not go by that name. Its operator can add it to ALLOWED_HOSTS.',
      );
    return next();
  };
}
