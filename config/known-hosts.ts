import { hostname } from 'node:os';
import type { KnownHosts } from '#adapters/http/middleware/known-hosts.ts';
import { hostName } from '#core/accounts/auth-mode.ts';
import type { Settings } from './env.ts';

/**
 * The names this site goes by: those of the settings, and this machine's. Null, for any name: `ALLOWED_HOSTS=*`, or a
 * trusted proxy in front and no name set, as the proxy answers for the name then.
 */
export function knownHostsOf(settings: Settings, machine = hostname()): KnownHosts | null {
  const { PUBLIC_URL, PRODUCTION_DOMAIN, ALLOWED_HOSTS, DEV_HOSTS, HOST, TRUST_PROXY } = settings;
  if (ALLOWED_HOSTS.includes('*')) return null;
  const named = [
    ...(PUBLIC_URL === undefined ? [] : [new URL(PUBLIC_URL).host]),
    ...(PRODUCTION_DOMAIN === undefined ? [] : [PRODUCTION_DOMAIN]),
    ...ALLOWED_HOSTS,
  ].map(hostName);
  if (TRUST_PROXY === 'on' && named.length === 0) return null;
  const suffixes = DEV_HOSTS.map((suffix) => hostName(suffix).replace(/^\*?\.+/, ''));
  return {
    names: [...named, ...[HOST, machine, `${machine}.local`].map(hostName)],
    suffixes: suffixes.filter((suffix) => suffix !== ''),
  };
}
