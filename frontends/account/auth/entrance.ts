export type SignInWay = 'redirect' | 'form';

/** What the auth screen shows: the button, the e-mail form, or the form that a one-time link or the setup address opens. */
export type EntrancePanel =
  | { readonly kind: 'redirect' }
  | { readonly kind: 'form' }
  | { readonly kind: 'new-password'; readonly secret: string }
  | { readonly kind: 'setup'; readonly code: string };

const inFragment = (hash: string, name: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name) || null;

/** The secret of a one-time link: `/auth#link=SECRET`, in the fragment because a fragment is in no request. */
export const linkSecret = (hash: string): string | null => inFragment(hash, 'link');

/** The code of the address that a new site prints: `/auth#setup=CODE`. */
export const setupCode = (hash: string): string | null => inFragment(hash, 'setup');

/** A one-time link or the setup address comes first; `?form=1` wants the form on any host; else the way of this host. */
export function entrancePanel(
  way: SignInWay,
  address: { readonly search: string; readonly hash: string },
): EntrancePanel {
  const secret = linkSecret(address.hash);
  if (secret !== null) return { kind: 'new-password', secret };
  const code = setupCode(address.hash);
  if (code !== null) return { kind: 'setup', code };
  const wantsForm = new URLSearchParams(address.search).get('form') === '1';
  return { kind: wantsForm ? 'form' : way };
}
