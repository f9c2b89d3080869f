import { keepPreviousData } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask, queryClient } from '#api/api.ts';
import { forTrack } from '#frame/frame.ts';

const second = 1_000;
const minute = 60 * second;

/** Replies that may be this old, and are cached as long. */
const fresh = (ms: number) => ({ staleTime: ms, gcTime: ms }) as const;

export const usersQuery = { ...ask('GET /api/admin/users'), ...fresh(10 * minute) } as const;
export const userActivityQuery = { ...ask('GET /api/admin/user-activity'), ...fresh(10 * minute) } as const;
export const userStatsQuery = { ...ask('GET /api/admin/user-stats'), ...fresh(minute) } as const;

export const userDetailsQuery = (userId: string) => ({
  ...ask('GET /api/admin/user-details/{userId}', { params: { userId } }),
  ...fresh(30 * second),
});
export const activityOfQuery = (userId: string) => ({
  ...ask('GET /api/admin/user-activity/{userId}', { params: { userId } }),
  ...fresh(30 * second),
});

export const historyQuery = (userId: string) => ({
  ...ask('GET /api/admin/disclaimer-history/{userId}', { params: { userId } }),
  ...fresh(5 * minute),
});
export const auditQuery = { ...ask('GET /api/admin/disclaimer-audit'), ...fresh(minute) } as const;

export const healthQuery = (track: string) => ({
  ...ask('GET /api/admin/comprehensive-health', forTrack(track)),
  refetchInterval: 60 * second,
});
/** While a collection is under way it is looked at often, else as the scheduler's log. */
export const workflowQuery = (track: string) => ({
  ...ask('GET /api/workflow/status', forTrack(track)),
  refetchInterval: (query: {
    readonly state: { readonly data: Reply<'GET /api/workflow/status'> | null | undefined };
  }) => (query.state.data?.workflow?.status === 'running' ? 2 : 30) * second,
});

export const figuresQuery = (date: string, track: string) => ({
  ...ask('GET /api/speed-figures/{date}', { params: { date }, ...forTrack(track) }),
  refetchInterval: 30 * second,
});

export const scrapersQuery = (track: string) => ({
  ...ask('GET /api/scrapers/dashboard', forTrack(track)),
  refetchInterval: 30 * second,
});
export const sourcesQuery = (track: string) => ({
  ...ask('GET /api/admin/sources', forTrack(track)),
  refetchInterval: 15 * second,
});
export const sourceHistoryQuery = (track: string) => ({
  ...ask('GET /api/admin/sources/history', forTrack(track)),
  refetchInterval: 60 * second,
});
export const doubtsQuery = {
  ...ask('GET /api/admin/doubtful-results'),
  refetchInterval: 60 * second,
} as const;
/** While a backfill is under way it is looked at often. */
export const backfillsQuery = (track: string) => ({
  ...ask('GET /api/admin/backfills', forTrack(track)),
  refetchInterval: (query: {
    readonly state: { readonly data: Reply<'GET /api/admin/backfills'> | null | undefined };
  }) => (query.state.data?.backfills[0]?.status === 'running' ? 2 : 30) * second,
});
export const activeRunsQuery = (track: string) => ({
  ...ask('GET /api/scrapers/active', forTrack(track)),
  refetchInterval: 5 * second,
});

export const runsQuery = (
  track: string,
  status: Reply<'GET /api/scrapers/runs'>['runs'][number]['status'] | null,
) => ({
  ...ask('GET /api/scrapers/runs', {
    query: { ...forTrack(track).query, ...(status !== null && { status }) },
  }),
  refetchInterval: 15 * second,
});
export const runQuery = (runId: string) => ask('GET /api/scrapers/runs/{runId}', { params: { runId } });

export const raceDayQuery = (track: string, date: string | null) => ({
  ...ask('GET /api/admin/race-day', {
    query: { ...forTrack(track).query, ...(date !== null && { date }) },
  }),
  refetchInterval: 15 * second,
});

export const raceTimelineQuery = (track: string, date: string, race: number) => ({
  ...ask('GET /api/admin/race-timeline', { query: { ...forTrack(track).query, date, race } }),
  refetchInterval: 15 * second,
});

export const auditLogQuery = (before: number | null) =>
  ask('GET /api/admin/audit-log', { query: before === null ? {} : { before } });

export const schedulerQuery = (track: string) => ({
  ...ask('GET /api/scheduler/status', forTrack(track)),
  refetchInterval: 5 * second,
});
export const refreshLogsQuery = (track: string) => ({
  ...ask('GET /api/admin/refresh-logs', forTrack(track)),
  refetchInterval: 30 * second,
});
export const refreshStatsQuery = (track: string) => ({
  ...ask('GET /api/admin/refresh-stats', forTrack(track)),
  refetchInterval: 30 * second,
});
export const trackRecordQuery = (slug: string) =>
  ({ ...ask('GET /api/admin/tracks/{slug}/record', { params: { slug } }), ...fresh(minute) }) as const;

export const registeredTracksQuery = { ...ask('GET /api/admin/tracks'), ...fresh(minute) } as const;

/** With auto-refresh off nothing is fetched automatically. */
export const costStatsQuery = (isAuto: boolean) => ({
  ...ask('GET /api/cost-monitor/stats'),
  refetchInterval: isAuto ? 30 * second : (false as const),
});
export const costTrendsQuery = ask('GET /api/cost-monitor/trends', { query: { days: 7 } });
export const spendBreakdownQuery = (span: Reply<'GET /api/cost-monitor/spend'>['span'], isAuto: boolean) => ({
  ...ask('GET /api/cost-monitor/spend', { query: { span } }),
  placeholderData: keepPreviousData,
  refetchInterval: isAuto ? 60 * second : (false as const),
});
export const retryStatusQuery = (isAuto: boolean) => ({
  ...ask('GET /api/scrapers/retry-status'),
  refetchInterval: isAuto ? 5 * second : (false as const),
});

/** Refetches what is on screen from these addresses, for every track. */
export function refetchAt(address: RegExp): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => address.test(String(queryKey[0])) });
}
