import { useEffect } from 'react';
import { useQueryAndFragment } from '#frame/frame.ts';

/** Brings the horse of a race into view that the address names (`#entry-4`), and the focus to it. */
export function useNamedEntry(raceId: string | null): void {
  const { hash } = useQueryAndFragment();
  useEffect(() => {
    if (raceId === null || !hash.startsWith('#entry-')) return;
    const tile = document.getElementById(hash.slice(1));
    tile?.scrollIntoView({ block: 'center' });
    tile?.focus({ preventScroll: true });
  }, [hash, raceId]);
}
