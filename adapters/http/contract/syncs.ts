import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay } from './fields.ts';

/** What came of asking a source; a run that takes longer than a moment goes on, and says so. */
const synced = z.object({
  /** False when something is missing. */
  success: z.boolean(),
  message: z.string(),
  runId: z.string(),
  status: z.enum(['running', 'success', 'partial']),
  track: z.string(),
  date: isoDay,
  received: z.number(),
  /** Null if unknown. */
  expected: z.number().nullable(),
  /** What is missing, in sentences. */
  faults: z.array(z.string()),
  /** Another run like it, under way or of a moment ago, was the answer. */
  joined: z.boolean(),
});

const REFUSALS = [409, 429, 503] as const;

const memberSync = <const Name extends string>(name: Name, what: string) =>
  endpoint({
    method: 'POST',
    path: `/api/sync/${name}` as const,
    access: 'member',
    changesShared: true,
    summary: `Fetches ${what}, for today by default. Wait a minute between refreshes.`,
    query: byTrack,
    body: z.object({ date: isoDay.optional() }),
    reply: synced,
    refusals: REFUSALS,
  });

const adminSync = <const Name extends string>(name: Name, what: string) =>
  endpoint({
    method: 'POST',
    path: `/api/admin/${name}` as const,
    access: 'admin',
    ownTransactions: true,
    summary: `Fetches ${what} for a day.`,
    query: byTrack,
    body: z.object({ date: isoDay }),
    reply: synced,
    refusals: REFUSALS,
  });

export const syncs = {
  races: memberSync('races', 'the races of the card'),
  weather: memberSync('weather', 'the weather'),
  live: memberSync('live', 'late changes and live odds'),
  people: memberSync('jockeys-trainers', 'the records of jockeys and trainers'),
  testRacingApi: endpoint({
    method: 'GET',
    path: '/api/test/racing-api',
    access: 'member',
    summary: 'Asks the racing API for the races of today and stores nothing.',
    reply: z.object({ success: z.literal(true), message: z.string(), racesCount: z.number() }),
    refusals: REFUSALS,
  }),
  adminRacingApi: adminSync('sync-racing-api', 'the card'),
  adminPedicapper: adminSync('sync-pedicapper', 'pedigree figures (Dose/Odds)'),
  adminExpertPicks: adminSync('sync-expert-picks', 'the selections of experts'),
  adminWeather: adminSync('sync-weather', 'the weather'),
  adminAiAnalysis: adminSync('sync-ai-analysis', 'new picks'),
  pedicapperScrape: adminSync('pedicapper-scrape', 'pedigree figures (Dose/Odds), up to today,'),
} as const;
