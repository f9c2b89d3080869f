import { useEffect, useState } from 'react';

/** What shows that somebody uses the page. Not `pointerover`: a browser sends it for a pointer at rest when a page is drawn under it. */
export const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;

/** Some aids show nothing of what their user does: after so long a page counts as used. */
const longMs = 10_000;

let isInUse = false;

/** A change of screen moves the focus there by itself. */
const isByItself = ({ type, target }: Event): boolean =>
  type === 'focusin' && target instanceof Element && target.id === 'screen';

/** True from the first movement, tap, key or scroll on, for what a page does not need while it is opened. */
export function usePageInUse(): boolean {
  const [isUsed, setUsed] = useState(isInUse);
  useEffect(() => {
    if (isInUse) return setUsed(true);
    const used = new AbortController();
    const use = (event?: Event): void => {
      if (event !== undefined && isByItself(event)) return;
      used.abort();
      isInUse = true;
      setUsed(true);
    };
    for (const sign of [...signsOfUse, 'scroll', 'focusin'])
      document.addEventListener(sign, use, { signal: used.signal });
    const timer = setTimeout(use, longMs);
    return () => {
      used.abort();
      clearTimeout(timer);
    };
  }, []);
  return isUsed;
}
