import { useEffect, useRef } from 'react';
import type { Announced, Topic } from '#api/api.ts';
import { events, shownMoment } from '#api/api.ts';

/** Subscribes to topics while a screen is mounted; while it shows an earlier moment nothing is received. Dependent queries refetch on their own; use this for anything else. */
export function useEvents(topics: readonly Topic[], receive: (announced: Announced) => void): void {
  const latest = useRef(receive);
  useEffect(() => {
    latest.current = receive;
  });
  const named = topics.join(',');
  useEffect(
    () =>
      events.listen(
        named.split(',') as Topic[],
        (announced) => shownMoment() === null && latest.current(announced),
      ),
    [named],
  );
}
