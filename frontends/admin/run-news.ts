import { useEffect, useRef } from 'react';
import { queryClient } from '#api/api.ts';
import { useEvents } from '#frame/frame.ts';

/** Several announcements at once are one reading. */
const fetchMs = 1_000;

/** The reads that tell of runs, or of what they bring. */
export const tellsOfRuns =
  /^\/api\/(?:workflow|scrapers|scheduler|admin\/(?:comprehensive-health|refresh-|race-day|race-timeline|sources|backfills))/;

/** Has what is shown of runs read anew as soon as one began, went on or ended. */
export function useRunNews(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEvents(['runs'], () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => tellsOfRuns.test(String(queryKey[0])),
      });
    }, fetchMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
