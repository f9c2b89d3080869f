import { useEffect, useState } from 'react';

/** What shows that somebody uses the page. Not `pointerover`: a browser sends it for a pointer at rest when a page is drawn under it. */
export const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;

/** Some aids show nothing of what their user does: after so long a page counts as used. */
const longMs = 10_000;

let isInUse = false;

/** True from the first movement, tap, key or scroll on, for what a page does not need while it is opened. */
export function usePageInUse(): boolean {
  const [isUsed, setUsed] = useState(isInUse);
  useEffect(() => {
    if (isInUse) return;
    const used = new AbortController();
    const use = (): void => {
      isInUse = true;
      setUsed(true);
    };
    for (const sign of [...signsOfUse, 'scroll', 'focusin'])
      document.addEventListener(sign, use, { once: true, signal: used.signal });
    const timer = setTimeout(use, longMs);
    return () => {
      used.abort();
      clearTimeout(timer);
    };
  }, []);
  return isUsed;
}
