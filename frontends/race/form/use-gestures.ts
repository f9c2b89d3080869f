import type { RefObject } from 'react';
import { useEffect } from 'react';
import { log } from '#api/api.ts';
import { usePageInUse } from '#frame/frame.ts';
import { goToPart } from './form-keys.ts';

/** Figures light up and swipes lead on, once somebody uses the page: what does so is loaded then. */
export function useGestures(root: RefObject<HTMLElement | null>): void {
  const isUsed = usePageInUse();
  useEffect(() => {
    const element = root.current;
    if (!isUsed || element === null) return;
    const shown = new AbortController();
    import('../gestures/gestures.ts').then(
      ({ followGestures }) => shown.signal.aborted || followGestures(element, goToPart, shown.signal),
      (error: unknown) => log.debug('Could not load the gestures', error),
    );
    return () => shown.abort();
  }, [root, isUsed]);
}
