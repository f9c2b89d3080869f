import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { useQueryAndFragment } from './address.ts';
import type { Place } from './place.ts';

/** Whether the screen of a path may stay on view until the screen of another path of the same app is drawn. */
export type MayStay = (path: string, next: string) => boolean;

/**
 * The place to draw. If the current screen may stay, a press is painted first and the next screen is drawn after it. Only
 * with the same query, which screens read from the address themselves.
 */
export function useDrawnPlace(place: Place, mayStay: MayStay = () => false): Place {
  const { search } = useQueryAndFragment();
  const next = useMemo(() => ({ place, search }), [place, search]);
  const before = useDeferredValue(next);
  const onView = useRef(next);
  const stays =
    before === onView.current && before.search === search && mayStay(before.place.path, place.path);
  const drawn = stays ? before : next;
  useLayoutEffect(() => {
    onView.current = drawn;
  }, [drawn]);
  return drawn.place;
}
