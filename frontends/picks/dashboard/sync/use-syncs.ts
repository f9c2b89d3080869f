import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, sentenceOf } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { isDashboardCall } from '../questions.ts';
import type { SourceName, Synced, SyncedTrack } from './syncs.ts';
import { allSyncs, askFor, doneToast, failedToast, testFailure, testSuccess } from './syncs.ts';

/** The status of a sync: `idle`, `pending`, then `done` or `failed` with a sentence. */
export type SyncStatus = {
  readonly state: 'idle' | 'pending' | 'done' | 'failed';
  readonly sentence: string | null;
  readonly faults: readonly string[];
};

const idle: SyncStatus = { state: 'idle', sentence: null, faults: [] };
const pending: SyncStatus = { ...idle, state: 'pending' };
const done = (sentence: string, faults: readonly string[]): SyncStatus => ({
  state: 'done',
  sentence,
  faults,
});
const failed = (error: unknown, otherwise: string): SyncStatus => ({
  state: 'failed',
  sentence: sentenceOf(error, otherwise),
  faults: [],
});

/** Each source's sync for a track; a finished one refreshes the dashboard. */
export function useSyncs(track: SyncedTrack) {
  const client = useQueryClient();
  const [statuses, setStatuses] = useState<Partial<Record<SourceName, SyncStatus>>>({});
  const setStatus = (source: SourceName, status: SyncStatus) =>
    setStatuses((all) => ({ ...all, [source]: status }));
  const { mutate } = useMutation<Synced, Error, SourceName>({
    mutationFn: (source) => askFor(track, source),
    onMutate: (source) => setStatus(source, pending),
    onSuccess: (synced, source) => {
      setStatus(source, done(synced.message, synced.faults));
      toasts.show(doneToast(source, synced));
      void client.invalidateQueries({ predicate: ({ queryKey }) => isDashboardCall(queryKey) });
    },
    onError: (error, source) => {
      const toast = failedToast(source, track);
      setStatus(source, failed(error, toast.description));
      toasts.show(toast);
    },
  });
  return {
    statusOf: (source: SourceName): SyncStatus => statuses[source] ?? idle,
    sync: mutate,
  };
}

/** Races now, live data a second later, the weather two seconds after the click; a page that is left asks no more. */
export function useSyncAll(sync: (source: SourceName) => void) {
  const timers = useRef<readonly ReturnType<typeof setTimeout>[]>([]);
  const [isUnderWay, setUnderWay] = useState(false);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  function syncAll(): void {
    setUnderWay(true);
    const last = allSyncs.at(-1);
    timers.current = allSyncs.map((allSync) =>
      setTimeout(() => {
        sync(allSync.source);
        if (allSync === last) setUnderWay(false);
      }, allSync.afterMs),
    );
  }
  return { isUnderWay, syncAll };
}

/** Asks the racing API for its races of today and keeps nothing. */
export function useConnectionTest() {
  const test = useMutation({
    mutationFn: () => call('GET /api/test/racing-api'),
    onSuccess: (answer) => toasts.show(answer ? testSuccess(answer.racesCount) : testFailure),
    onError: () => toasts.show(testFailure),
  });
  const status = (): SyncStatus => {
    if (test.isPending) return pending;
    if (test.isError) return failed(test.error, testFailure.description);
    return test.data ? done(test.data.message, []) : idle;
  };
  return { status: status(), test: () => test.mutate() };
}
