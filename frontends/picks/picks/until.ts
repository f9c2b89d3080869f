import { useEffect, useState } from 'react';

/** True while `active`, but never longer than `limitMs` at a stretch; another `start` begins a new stretch. */
export function useUntil(active: boolean, limitMs: number, start: number): boolean {
  const [over, setOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a restart starts a new stretch
  useEffect(() => {
    setOver(false);
    if (!active) return;
    const timer = setTimeout(() => setOver(true), limitMs);
    return () => clearTimeout(timer);
  }, [active, limitMs, start]);
  return active && !over;
}
