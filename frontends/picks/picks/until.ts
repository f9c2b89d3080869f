import { useEffect, useState } from 'react';

/** True while `active`, but never longer than `limitMs` at a stretch. */
export function useUntil(active: boolean, limitMs: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (!active) return;
    const timer = setTimeout(() => setOver(true), limitMs);
    return () => clearTimeout(timer);
  }, [active, limitMs]);
  return active && !over;
}
