import type { Reply } from '#api/api.ts';
import { call } from '#api/api.ts';
import { forTrack } from '#frame/frame.ts';
import { trackDayTime } from '#kit/kit.ts';
import { withToasts } from '../mutation-with-toasts.ts';
import { refetchAt } from '../queries.ts';

export type SourceSeen = Reply<'GET /api/admin/sources'>['sources'][number];
export type SourceName = SourceSeen['source'];
export type SourcePast = Reply<'GET /api/admin/sources/history'>['sources'][number];

/** One source, or all of them. */
export type Wanted = SourceName | 'all';

const bodyOf = (wanted: Wanted) => (wanted === 'all' ? {} : { sources: [wanted] });

/** What is seen of sources and their runs is old. */
const refetch = (): void => refetchAt(/^\/api\/(?:admin\/sources|scrapers|workflow)/);

export type PauseRequest = { readonly wanted: Wanted; readonly hours: number; readonly reason: string };

const hourMs = 3_600_000;

export const pausing = withToasts(
  'Source Not Paused',
  ({ wanted, hours, reason }: PauseRequest) => {
    const until = new Date(Date.now() + hours * hourMs).toISOString();
    return call('POST /api/admin/sources/pause', { body: { ...bodyOf(wanted), until, reason } });
  },
  refetch,
);

export const resuming = withToasts(
  'Source Not Resumed',
  (wanted: Wanted) => call('POST /api/admin/sources/resume', { body: bodyOf(wanted) }),
  refetch,
);

export type RetryRequest = { readonly wanted: Wanted; readonly track: string };

export const retrying = withToasts(
  'Retry Failed',
  ({ wanted, track }: RetryRequest) =>
    call('POST /api/admin/sources/retry', { ...forTrack(track), body: bodyOf(wanted) }),
  refetch,
);

/** How long a pause may be. */
export const spans = [
  { value: '0.5', label: '30 minutes' },
  { value: '2', label: '2 hours' },
  { value: '8', label: '8 hours' },
  { value: '24', label: 'a day' },
  { value: '72', label: '3 days' },
  { value: '168', label: 'a week' },
  { value: '335', label: '2 weeks' },
] as const;

/** `boss@example.com`; the operator at the terminal, or an account that is gone. */
export const pauserOf = ({ by, byEmail }: NonNullable<SourceSeen['pause']>): string =>
  byEmail ?? (by === 'operator' ? 'the operator' : 'a deleted account');

/** `until Aug 2, 3:10 PM ET, by boss@example.com: the host is moving` */
export const pauseText = (pause: NonNullable<SourceSeen['pause']>): string =>
  `until ${trackDayTime(pause.until)}, by ${pauserOf(pause)}: ${pause.reason}`;

export const isUnavailable = ({ last }: SourceSeen): boolean =>
  last?.status === 'failed' || last?.status === 'partial';
