import { call } from '#api/api.ts';
import { forTrack, toasts } from '#frame/frame.ts';
import { refetchAt } from '../queries.ts';
import type { SyncName } from './day-health.ts';

export type SyncRequest = { readonly source: SyncName; readonly track: string; readonly date: string };

/** The stored data of days has changed, or may have. */
export function recount(): void {
  refetchAt(/^\/api\/(?:admin\/comprehensive-health|scrapers\/active)/);
}

export const sync = {
  mutationFn: ({ source, track, date }: SyncRequest) =>
    call(`POST /api/admin/sync-${source}`, { ...forTrack(track), body: { date } }),
  onSuccess: (_: unknown, { source, date }: SyncRequest) => {
    toasts.show({ title: 'Sync Started', description: `Syncing ${source} data for ${date}`, tone: 'good' });
    recount();
  },
  onError: () =>
    toasts.show({ title: 'Sync Failed', description: 'Failed to start data sync', tone: 'error' }),
};

export const check = {
  mutationFn: ({ track, date }: Omit<SyncRequest, 'source'>) =>
    call('POST /api/admin/run-data-check', { ...forTrack(track), body: { date } }),
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
