import { useEffect } from 'react';
import { useQueryAndFragment } from '#frame/frame.ts';

/** Scrolls to the horse the address names (`#entry-4`) and focuses it. */
export function useNamedEntry(raceId: string | null): void {
  const { hash } = useQueryAndFragment();
  useEffect(() => {
    if (raceId === null || !hash.startsWith('#entry-')) return;
    const tile = document.getElementById(hash.slice(1));
    tile?.scrollIntoView({ block: 'center' });
    tile?.focus({ preventScroll: true });
  }, [hash, raceId]);
}
