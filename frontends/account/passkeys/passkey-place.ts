type Address = { readonly hostname: string; readonly port: string };

/** Where passkeys work: at this address, at `address` on the same machine, or at some name of the site. */
export type PasskeyPlace =
  | { readonly kind: 'here' }
  | { readonly kind: 'elsewhere'; readonly address: string | null };

const isNumeric = (hostname: string): boolean => /^[\d.]+$|:/.test(hostname);
const isLoopback = (hostname: string): boolean => /^127\.|^\[::1\]$/.test(hostname);

/** Browsers keep passkeys for names, never for IP addresses; on the same machine the name is `localhost`. */
export function passkeyPlace({ hostname, port }: Address): PasskeyPlace {
  if (!isNumeric(hostname)) return { kind: 'here' };
  const address = `http://localhost${port === '' ? '' : `:${port}`}`;
  return { kind: 'elsewhere', address: isLoopback(hostname) ? address : null };
}

/** The same for this page; outside a browser there is no address to object to. */
export const placeOfThisPage = (): PasskeyPlace =>
  passkeyPlace(globalThis.location ?? { hostname: 'localhost', port: '' });
