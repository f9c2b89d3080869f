import { Refusal } from '#core/kernel/refusal.ts';
import type { Ask } from './asking.ts';

/** The base address of a host; refuses one that is not plain http(s). */
export function readBase(source: string, baseUrl: string): URL {
  const base = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (base === null || !/^https?:$/.test(base.protocol) || base.username !== '' || base.password !== '') {
    throw new Refusal(
      'invalid',
      'source.bad-address',
      `The address set for ${source} is not an http address.`,
    );
  }
  base.hash = '';
  return base;
}

/** The address of a question without its keys: what may be remembered. The path cannot leave the base. */
export function addressOf(base: URL, { path, query = {} }: Ask): URL {
  const address = new URL(base);
  if (path !== '') address.pathname = base.pathname.replace(/\/+$/, '') + path;
  const home = base.pathname.replace(/\/+$/, '');
  if (address.pathname !== base.pathname && !address.pathname.startsWith(`${home}/`)) {
    throw new Error(`The path ${path} leads out of its base address.`);
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  return address;
}

/** The same with the keys: what is sent. */
export function withKeys(address: URL, keys: Ask['secretQuery'] = {}): URL {
  const sent = new URL(address);
  for (const [name, value] of Object.entries(keys)) sent.searchParams.set(name, value);
  return sent;
}

const bare = (hostname: string): string => hostname.replace(/^www\./, '');

/** A redirect may lead elsewhere on the same host, to or from its `www.`, and up to https; no further. */
export function staysHome(from: URL, location: string): boolean {
  if (!URL.canParse(location, from.href)) return false;
  const to = new URL(location, from);
  if (bare(to.hostname) !== bare(from.hostname)) return false;
  if (to.protocol === from.protocol) return to.port === from.port;
  return from.protocol === 'http:' && to.protocol === 'https:' && to.port === '' && from.port === '';
}
