import { useCallback, useSyncExternalStore } from 'react';
import { navigateToUrl } from 'single-spa';
import { withTrackAndRace } from './carried-address.ts';

/** Navigates within the site without reloading the page, keeping track and race. */
export function navigate(address: string): void {
  navigateToUrl(withTrackAndRace(address));
}

/** Calls the listener whenever the address changes; returns a function that stops it. */
export function onAddressChange(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener('hashchange', listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener('hashchange', listener);
  };
}

/** Query and fragment of the address, followed as they change. */
export function useQueryAndFragment(): { readonly search: string; readonly hash: string } {
  const search = useSyncExternalStore(onAddressChange, () => location.search);
  const hash = useSyncExternalStore(onAddressChange, () => location.hash);
  return { search, hash };
}

/**
 * One value of the address's query (`?race=…`) and how to change it. A change replaces the current entry of the
 * history, so that race, tab and date can be shared without filling the way back; `null` takes it out.
 */
export function useQueryValue(name: string): [value: string | null, change: (value: string | null) => void] {
  const value = useSyncExternalStore(
    onAddressChange,
    () => new URLSearchParams(location.search).get(name),
    () => null,
  );
  const change = useCallback(
    (next: string | null) => {
      const url = new URL(location.href);
      if (next === null) url.searchParams.delete(name);
      else url.searchParams.set(name, next);
      history.replaceState(history.state, '', url);
    },
    [name],
  );
  return [value, change];
}
