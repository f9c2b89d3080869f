/** Which host names are whose. */
export interface HostRules {
  /** Suffixes of development hosts: `dev.example` covers itself and everything below it. */
  readonly devHosts: readonly string[];
  readonly productionDomain: string | null;
}

/** The name in a Host header: lower case, without port, brackets and the final dot. */
export function hostName(host: string): string {
  const text = host.trim().toLowerCase();
  const bracketed = /^\[([^\]]*)\](:\d*)?$/.exec(text);
  if (bracketed !== null) return bracketed[1] ?? '';
  const isBareIpv6 = text.split(':').length > 2;
  return (isBareIpv6 ? text : text.replace(/:\d*$/, '')).replace(/\.$/, '');
}

/** Whether a name is the suffix itself or below it. */
export const isBelow = (name: string, suffix: string): boolean =>
  name === suffix || name.endsWith(`.${suffix}`);

/** Whether the host is a developer's: loopback, or below a configured suffix. */
export function isDevelopmentHost(host: string, rules: HostRules): boolean {
  const name = hostName(host);
  if (name === '') return false;
  if (name === '127.0.0.1' || name === '::1' || isBelow(name, 'localhost')) return true;
  return rules.devHosts
    .map((suffix) => hostName(suffix).replace(/^\*?\.+/, ''))
    .some((suffix) => suffix !== '' && isBelow(name, suffix));
}

/** Whether the host is exactly the production domain. */
export function isProductionHost(host: string, rules: HostRules): boolean {
  const domain = hostName(rules.productionDomain ?? '');
  return domain !== '' && hostName(host) === domain;
}

/**
 * How the sign-in screen lets people in: on a development host or the production domain by a button to
 * /api/login (`redirect`), on any other host by e-mail and password (`form`).
 */
export const authMode = (host: string, rules: HostRules): 'redirect' | 'form' =>
  isDevelopmentHost(host, rules) || isProductionHost(host, rules) ? 'redirect' : 'form';
