import { useEffect, useState } from 'react';

/** What shows that somebody uses the page. Not `pointerover`: a browser sends it for a pointer at rest when a page is drawn under it. */
export const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;

/** True from the first movement, tap, key or scroll on, for what a reader who only looks does not need. */
export function usePageInUse(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const used = new AbortController();
    for (const sign of [...signsOfUse, 'scroll', 'focusin'])
      document.addEventListener(sign, () => setUsed(true), { once: true, signal: used.signal });
    return () => used.abort();
  }, []);
  return isUsed;
}
