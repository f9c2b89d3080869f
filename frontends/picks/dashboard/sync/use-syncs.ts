import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, sentenceOf } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { isDashboardCall } from '../questions.ts';
import type { SourceName, Synced } from './syncs.ts';
import { allSyncs, askFor, doneToast, failedToast, testFailure, testSuccess } from './syncs.ts';

/** Where a sync stands: `idle`, `pending`, then `done` or `failed` with what there is to say. */
export type Standing = {
  readonly state: 'idle' | 'pending' | 'done' | 'failed';
  readonly sentence: string | null;
  readonly faults: readonly string[];
};

const idle: Standing = { state: 'idle', sentence: null, faults: [] };
const pending: Standing = { ...idle, state: 'pending' };
const done = (sentence: string, faults: readonly string[]): Standing => ({ state: 'done', sentence, faults });
const failed = (error: unknown, otherwise: string): Standing => ({
  state: 'failed',
  sentence: sentenceOf(error, otherwise),
  faults: [],
});

/** Each source's sync, and what is asked anew when one has brought something. */
export function useSyncs() {
  const client = useQueryClient();
  const [standings, setStandings] = useState<Partial<Record<SourceName, Standing>>>({});
  const stand = (source: SourceName, standing: Standing) =>
    setStandings((all) => ({ ...all, [source]: standing }));
  const { mutate } = useMutation<Synced, Error, SourceName>({
    mutationFn: askFor,
    onMutate: (source) => stand(source, pending),
    onSuccess: (synced, source) => {
      stand(source, done(synced.message, synced.faults));
      toasts.show(doneToast(source, synced));
      void client.invalidateQueries({ predicate: ({ queryKey }) => isDashboardCall(queryKey) });
    },
    onError: (error, source) => {
      stand(source, failed(error, failedToast(source).description));
      toasts.show(failedToast(source));
    },
  });
  return {
    standingOf: (source: SourceName): Standing => standings[source] ?? idle,
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
  const standing = (): Standing => {
    if (test.isPending) return pending;
    if (test.isError) return failed(test.error, testFailure.description);
    return test.data ? done(test.data.message, []) : idle;
  };
  return { standing: standing(), test: () => test.mutate() };
}
