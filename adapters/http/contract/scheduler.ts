import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay, isoInstant } from './fields.ts';

const pointState = z.enum(['planned', 'running', 'done', 'late', 'partial', 'missed', 'caught-up', 'failed']);

const nextPoint = z.object({
  /** As people read it: `10 minutes before post`. */
  name: z.string(),
  dueAt: isoInstant,
  /** Begun minutes count whole. */
  minutesUntil: z.number(),
});

const refreshLine = z.object({
  level: z.enum(['info', 'warning', 'error']),
  message: z.string(),
  /** By the clock of the machine. */
  timestamp: isoInstant,
  details: z.object({
    /** Null for what is of the day. */
    raceNumber: z.number().nullable(),
    refreshPoint: z.string(),
    error: z.string().nullable(),
    track: z.string(),
    date: isoDay,
    state: pointState,
    runId: z.string().nullable(),
  }),
});

const sheetPoint = z.object({
  name: z.string(),
  label: z.string(),
  dueAt: isoInstant,
  /** Null if not planned. */
  state: pointState.nullable(),
  /** Tries that failed. */
  tries: z.number(),
  /** When it is tried again after one that failed; null otherwise. */
  nextTryAt: isoInstant.nullable(),
  /** By the clock of the machine, as `endedAt`. */
  startedAt: isoInstant.nullable(),
  endedAt: isoInstant.nullable(),
  runId: z.string().nullable(),
  sentence: z.string().nullable(),
});

export const scheduler = {
  status: endpoint({
    method: 'GET',
    path: '/api/scheduler/status',
    access: 'admin',
    summary: 'Whether the scheduler is active, why, and what comes next.',
    query: byTrack,
    reply: z.object({
      schedulerActive: z.boolean(),
      hasUpcomingRaces: z.boolean(),
      nextRace: z
        .object({
          raceNumber: z.number(),
          postTime: isoInstant,
          nextRefresh: nextPoint.nullable(),
        })
        .nullable(),
      environment: z.object({ app_env: z.enum(['development', 'production']) }),
      /** Of racing: a demo or a replayed day has a clock of its own. */
      currentTime: isoInstant,
      track: z.string(),
      date: isoDay,
      /** Why it is active or not. */
      reason: z.object({
        code: z.enum([
          'demo',
          'production',
          'setting-on',
          'setting-off',
          'development',
          'without-worker',
          'forced',
          'elsewhere',
        ]),
        sentence: z.string(),
      }),
      /** Workers with a recent heartbeat, by the machine's clock. */
      workers: z.array(z.object({ id: z.string(), startedAt: isoInstant, lastSeenAt: isoInstant })),
      nextDailyJobs: z.array(nextPoint.extend({ job: z.string(), date: isoDay })),
    }),
  }),
  forceStart: endpoint({
    method: 'POST',
    path: '/api/scheduler/force-start',
    access: 'admin',
    ownTransactions: true,
    summary: 'Starts the scheduler in this server until it stops. A running scheduler keeps running.',
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      schedulerActive: z.literal(true),
      wasActive: z.boolean(),
    }),
  }),
  refreshLogs: endpoint({
    method: 'GET',
    path: '/api/admin/refresh-logs',
    access: 'admin',
    summary: 'The outcome of the refreshes and daily jobs of the last 24 hours, newest first.',
    query: byTrack,
    reply: z.array(refreshLine),
  }),
  refreshStats: endpoint({
    method: 'GET',
    path: '/api/admin/refresh-stats',
    access: 'admin',
    summary: "How many of today's jobs have ended, how many succeeded, and the last failure.",
    query: byTrack,
    reply: z.object({
      today: z.number(),
      /** Percent of `today`; null while nothing is over. */
      successRate: z.number().min(0).max(100).nullable(),
      /** When, within the last 24 hours; null: nothing failed. */
      lastFailure: isoInstant.nullable(),
      lastFailureMessage: z.string().nullable(),
      failedToday: z.number(),
      missedToday: z.number(),
    }),
  }),
  raceDay: endpoint({
    method: 'GET',
    path: '/api/admin/race-day',
    access: 'admin',
    summary: 'The run sheet of a day (today by default): each race with its refreshes, and the daily jobs.',
    query: byTrack.extend({ date: isoDay.optional() }),
    reply: z.object({
      date: isoDay,
      track: z.string(),
      currentTime: isoInstant,
      races: z.array(
        z.object({
          raceNumber: z.number(),
          raceName: z.string().nullable(),
          postTime: isoInstant.nullable(),
          isCancelled: z.boolean(),
          points: z.array(sheetPoint),
        }),
      ),
      dailyJobs: z.array(sheetPoint),
    }),
  }),
} as const;
