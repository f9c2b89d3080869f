/** Counted visits and campaigns, which do not name another page. */
const TRACKING = /^(utm_|(fbclid|gclid|mc_[ce]id)(=|$))/i;

interface AddressParts {
  readonly scheme: string;
  readonly host: string;
  readonly path: string;
  readonly query: string;
}

/** `http` or `https`, a host without name and password, and what follows. */
const ADDRESS =
  /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)(\/[^?#]*)?(\?[^#]*)?(?:#.*)?$/i;

function partsOf(text: string): AddressParts | null {
  const found = ADDRESS.exec(text.trim());
  if (found === null || /[\s<>"'`\\\p{Cc}]/u.test(text.trim())) return null;
  const [, scheme = '', host = '', path = '/', query = ''] = found;
  return { scheme: scheme.toLowerCase(), host: host.toLowerCase(), path, query };
}

/** The address when it may be opened in a browser (`http` or `https`, no signs that break out of a link); else null. */
export function webAddress(text: string): string | null {
  const parts = partsOf(text);
  return parts === null ? null : `${parts.scheme}://${parts.host}${parts.path}${parts.query}`;
}

/** One key for all addresses of a page: without scheme, `www.`, tracking parameters and the last slash. */
export function pageKey(address: string): string {
  const parts = partsOf(address);
  if (parts === null) return address;
  const named = parts.query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part));
  const query = named.length === 0 ? '' : `?${named.join('&')}`;
  return `${parts.host.replace(/^www\./, '')}${parts.path.replace(/\/+$/, '')}${query}`;
}
