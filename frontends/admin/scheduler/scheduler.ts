import type { Reply } from '#api/api.ts';
import { call } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { numbered } from '#kit/kit.ts';
import { refetchAt } from '../queries.ts';

export type Scheduler = Reply<'GET /api/scheduler/status'>;
export type RefreshLog = Reply<'GET /api/admin/refresh-logs'>[number];

export const forceStart = {
  mutationFn: () => call('POST /api/scheduler/force-start'),
  onSuccess: () => {
    toasts.show({
      title: 'Scheduler Started',
      description: 'Race Refresh Scheduler is now running and will update odds automatically',
      tone: 'good',
    });
    refetchAt(/^\/api\/scheduler/);
  },
  onError: () =>
    toasts.show({
      title: 'Failed to Start Scheduler',
      description: 'Could not start the Race Refresh Scheduler',
      tone: 'error',
    }),
};

/** `in 12 minutes`, `now`. */
export const untilText = (minutes: number): string =>
  minutes <= 0 ? 'now' : `in ${numbered(minutes, 'minute')}`;

/** Above 90 percent a rate looks like any other. */
export const isRateLow = (percent: number): boolean => percent <= 90;
