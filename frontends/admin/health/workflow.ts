import type { Reply } from '#api/api.ts';
import { call, sentenceOf } from '#api/api.ts';
import { forTrack, toasts } from '#frame/frame.ts';
import { refetchAt } from '../queries.ts';

export type Workflow = NonNullable<Reply<'GET /api/workflow/status'>['workflow']>;
export type Step = Workflow['steps'][number];

const started = 'Daily workflow started. This will take 4-5 minutes to complete all data collection.';

/** Starts the collection of today. An answer that says no is a failure too. */
export const forceRun = {
  mutationFn: (track: string) => call('POST /api/workflow/force-run', forTrack(track)),
  onSuccess: ({ success, message }: { readonly success: boolean; readonly message?: string }) => {
    if (success) toasts.show({ title: message || started, tone: 'good' });
    else toasts.show({ title: message || 'Failed to start workflow', tone: 'error' });
    refetchAt(/^\/api\/workflow/);
  },
  onError: (error: Error) =>
    toasts.show({ title: sentenceOf(error, 'Failed to trigger workflow'), tone: 'error' }),
};

/** How a state of a step or a run reads. */
export const stateTones = {
  waiting: 'gray',
  running: 'blue',
  done: 'green',
  success: 'green',
  partial: 'yellow',
  failed: 'red',
  'up-to-date': 'green',
  'not-due': 'gray',
  'not-set-up': 'gray',
  paused: 'yellow',
} as const;

/** `up to date`. */
export const stateText = (state: Step['state']): string => state.replaceAll('-', ' ');

/** `12 of 14` if both are known, else the number received. */
export function importedText(received: number | null, expected: number | null): string | null {
  if (received === null) return null;
  return expected === null ? `${received} received` : `${received} of ${expected} received`;
}

/** Seconds a step took, or takes until now; null before it began. */
export function secondsOf({ startedAt, endedAt }: Pick<Step, 'startedAt' | 'endedAt'>, now: number) {
  if (startedAt === null) return null;
  return (endedAt === null ? now : Date.parse(endedAt)) / 1_000 - Date.parse(startedAt) / 1_000;
}
