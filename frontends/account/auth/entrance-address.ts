import { useSyncExternalStore } from 'react';

function onChange(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener('hashchange', listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener('hashchange', listener);
  };
}

/** Query and fragment of the address, followed as they change. */
export function useEntranceAddress(): { readonly search: string; readonly hash: string } {
  const search = useSyncExternalStore(onChange, () => location.search);
  const hash = useSyncExternalStore(onChange, () => location.hash);
  return { search, hash };
}

/** Puts another address in place of this one, so that a used link is not in the way back. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
}
