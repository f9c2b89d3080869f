export type SignInWay = 'redirect' | 'form';

/** What the auth screen shows: the button, the e-mail form, or the form that a one-time link opens. */
export type EntrancePanel =
  | { readonly kind: 'redirect' }
  | { readonly kind: 'form' }
  | { readonly kind: 'new-password'; readonly secret: string };

/** The secret of a one-time link: `/auth#link=SECRET`, in the fragment because a fragment is in no request. */
export function linkSecret(hash: string): string | null {
  const secret = new URLSearchParams(hash.replace(/^#/, '')).get('link');
  return secret === null || secret === '' ? null : secret;
}

/** A one-time link comes first; `?form=1` wants the form on any host; else the way of this host. */
export function entrancePanel(
  way: SignInWay,
  address: { readonly search: string; readonly hash: string },
): EntrancePanel {
  const secret = linkSecret(address.hash);
  if (secret !== null) return { kind: 'new-password', secret };
  const wantsForm = new URLSearchParams(address.search).get('form') === '1';
  return { kind: wantsForm ? 'form' : way };
}
