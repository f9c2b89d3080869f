import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far below and above the window a part counts as near. */
const margin = '800px 0px';

/** True from when an element comes near the window, for what need not be asked before. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: margin,
      },
    );
    watch.observe(element.current);
    // A print shows what the window has not come to.
    const print = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', print);
    return () => {
      watch.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [element, isNear]);
  return isNear;
}
