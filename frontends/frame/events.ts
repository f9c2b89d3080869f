import { useEffect, useRef } from 'react';
import type { Announced, Topic } from '#api/api.ts';
import { events } from '#api/api.ts';

/**
 * Hears of topics while a screen is shown. The reads that the contract's addresses tell of are read anew by themselves;
 * this is for whatever else a screen does then.
 */
export function useEvents(topics: readonly Topic[], receive: (announced: Announced) => void): void {
  const latest = useRef(receive);
  useEffect(() => {
    latest.current = receive;
  });
  const named = topics.join(',');
  useEffect(
    () => events.listen(named.split(',') as Topic[], (announced) => latest.current(announced)),
    [named],
  );
}
