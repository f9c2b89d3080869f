import { call, queryClient } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { activeRunsQuery, healthQuery } from '../queries.ts';
import type { SyncName } from './day-health.ts';

export type SyncRequest = { readonly source: SyncName; readonly date: string };

/** The stored data of days has changed, or may have. */
export function recount(): void {
  for (const { queryKey } of [healthQuery, activeRunsQuery]) void queryClient.invalidateQueries({ queryKey });
}

export const sync = {
  mutationFn: ({ source, date }: SyncRequest) => call(`POST /api/admin/sync-${source}`, { body: { date } }),
  onSuccess: (_: unknown, { source, date }: SyncRequest) => {
    toasts.show({ title: 'Sync Started', description: `Syncing ${source} data for ${date}`, tone: 'good' });
    recount();
  },
  onError: () =>
    toasts.show({ title: 'Sync Failed', description: 'Failed to start data sync', tone: 'error' }),
};

export const check = {
  mutationFn: (date: string) => call('POST /api/admin/run-data-check', { body: { date } }),
  onSuccess: ({ date }: { readonly date: string }) => {
    toasts.show({
      title: 'Data Check Complete',
      description: `Verified all data sources for ${date}`,
      tone: 'good',
    });
    recount();
  },
  onError: () =>
    toasts.show({
      title: 'Data Check Failed',
      description: 'Failed to run data verification',
      tone: 'error',
    }),
};
