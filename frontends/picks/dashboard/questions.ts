import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { ofTrack } from '#frame/frame.ts';

export type Metrics = Reply<'GET /api/dashboard/metrics'>;
export type Validation = Reply<'GET /api/data/validation'>;
export type RecentResult = Reply<'GET /api/races/recent-results'>[number];
export type Recommended = Reply<'GET /api/recommendations'>[number];
export type Handicapper = Reply<'GET /api/handicappers'>[number];
export type Person = Reply<'GET /api/jockeys'>[number];

const minutes = 60_000;
/** Fresh five minutes, kept ten. */
const people = { staleTime: 5 * minutes, gcTime: 10 * minutes } as const;

export const metricsQuery = (slug: string) => ask('GET /api/dashboard/metrics', ofTrack(slug));
export const validationQuery = (slug: string) => ask('GET /api/data/validation', ofTrack(slug));
export const resultsQuery = (slug: string) => ask('GET /api/races/recent-results', ofTrack(slug));
export const recommendationsQuery = (slug: string) => ask('GET /api/recommendations', ofTrack(slug));
export const handicappersQuery = ask('GET /api/handicappers', { query: { top: 3 } });
export const jockeysQuery = { ...ask('GET /api/jockeys'), ...people } as const;
export const trainersQuery = { ...ask('GET /api/trainers'), ...people } as const;

/** The races of today at every track; the form takes those of the chosen one. */
export const racesQuery = { ...ask('GET /api/races'), ...people } as const;

export const entriesQuery = (raceId: string) =>
  ask('GET /api/races/{raceId}/entries', { params: { raceId } });

const dashboardCalls =
  /^\/api\/(?:dashboard|data\/validation|races|recommendations|handicappers|jockeys|trainers|weather|tracks)/;

/** Whether the dashboard reads an address: what Refresh Data refreshes. */
export const isDashboardCall = (queryKey: readonly unknown[]): boolean =>
  dashboardCalls.test(String(queryKey[0]));
