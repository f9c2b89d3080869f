import { useEffect, useRef } from 'react';
import { queryClient } from '#api/api.ts';
import { useEvents } from '#frame/frame.ts';

/** Announcements within this time cause one refetch. */
const batchDelayMs = 1_000;

/** The queries about runs or about what they fetch. */
export const dependsOnRuns =
  /^\/api\/(?:workflow|scrapers|scheduler|admin\/(?:comprehensive-health|refresh-|race-day|race-timeline|sources|backfills))/;

/** Refetches the queries about runs as soon as one starts, progresses or ends. */
export function useRunNews(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEvents(['runs'], () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => dependsOnRuns.test(String(queryKey[0])),
      });
    }, batchDelayMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
