import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay, isoInstant } from './fields.ts';

const runStatus = z.enum(['running', 'success', 'partial', 'failed']);

const sourceHealth = z.object({
  status: z.enum(['complete', 'partial', 'missing']),
  count: z.number(),
  details: z.string(),
  /** What cannot be there yet is not due and does not count. */
  isDue: z.boolean(),
});

const dayHealth = z.object({
  track: z.string(),
  date: isoDay,
  /** A card is stored. */
  isRaceDay: z.boolean(),
  /** `no`: the source of entries was asked and has none; `not-asked`: it was not asked; `unknown`: it failed. */
  racing: z.enum(['yes', 'no', 'not-asked', 'unknown']),
  overallScore: z.number().min(0).max(100),
  dataSources: z.object({
    racingApi: sourceHealth,
    pedicapper: sourceHealth,
    otbResults: sourceHealth,
    expertPicks: sourceHealth,
    weather: sourceHealth,
    aiAnalysis: sourceHealth,
    speedFigures: sourceHealth,
  }),
  aiIntegration: z.object({
    askJake: z.boolean(),
    enhancedPicks: z.boolean(),
    mlModel: z.boolean(),
    dataPointsUsed: z.number(),
    totalDataPoints: z.number(),
    /** Ids of the models in use; null if the built-in analyst answers. */
    models: z.object({ claude: z.string().nullable(), openai: z.string().nullable() }),
  }),
});

const step = z.object({
  source: z.string(),
  /** As people read it. */
  label: z.string(),
  state: z.enum([
    'waiting',
    'running',
    'done',
    'partial',
    'failed',
    'up-to-date',
    'not-due',
    'not-set-up',
    'paused',
  ]),
  runId: z.string().nullable(),
  expected: z.number().nullable(),
  received: z.number().nullable(),
  startedAt: isoInstant.nullable(),
  endedAt: isoInstant.nullable(),
  /** What is wrong, missing or to be set up. */
  sentence: z.string().nullable(),
});

const workflow = z.object({
  id: z.string(),
  track: z.string(),
  date: isoDay,
  status: runStatus,
  message: z.string(),
  startedAt: isoInstant,
  endedAt: isoInstant.nullable(),
  /** Steps that are over, of all. */
  stepsOver: z.number(),
  steps: z.array(step),
});

const started = z.object({
  success: z.boolean(),
  message: z.string(),
  workflowId: z.string(),
  track: z.string(),
});

const percentOfRuns = z.number().min(0).max(100).nullable();

/** Of the last 30 days; rates and averages are null while no run has ended. */
const metrics = z.object({
  lastStatus: runStatus,
  lastRun: isoInstant,
  successRate: percentOfRuns,
  failureRate: percentOfRuns,
  /** Runs that ended: what the rates are of. */
  totalRuns: z.number(),
  avgDurationSec: z.number().nullable(),
  avgItemsScraped: z.number().nullable(),
});

export const operations = {
  forceRun: endpoint({
    method: 'POST',
    path: '/api/workflow/force-run',
    access: 'admin',
    ownTransactions: true,
    summary: "Starts the full workflow for today, in the background. A running one isn't started twice.",
    query: byTrack,
    reply: started,
    refusals: [503],
  }),
  runWorkflow: endpoint({
    method: 'POST',
    path: '/api/admin/run-workflow',
    access: 'admin',
    ownTransactions: true,
    summary: 'The same for a given day, today or earlier.',
    query: byTrack,
    body: z.object({ date: isoDay }),
    reply: started,
    refusals: [503],
  }),
  workflowStatus: endpoint({
    method: 'GET',
    path: '/api/workflow/status',
    access: 'admin',
    summary: 'The progress of the latest workflow, of a day or of any day.',
    query: byTrack.extend({ date: isoDay.optional() }),
    reply: z.object({ workflow: workflow.nullable() }),
  }),
  dataCheck: endpoint({
    method: 'POST',
    path: '/api/admin/run-data-check',
    access: 'admin',
    ownTransactions: true,
    summary: 'Recounts the stored data of a day.',
    query: byTrack,
    body: z.object({ date: isoDay }),
    reply: dayHealth.extend({ success: z.literal(true), message: z.string() }),
  }),
  health: endpoint({
    method: 'GET',
    path: '/api/admin/comprehensive-health',
    access: 'admin',
    summary:
      'How complete the last 14 days of a track are, plus nearby days with a card, newest first; with `track=all`, today at each track that races.',
    query: byTrack,
    reply: z.array(dayHealth),
  }),
  scrapers: endpoint({
    method: 'GET',
    path: '/api/scrapers/dashboard',
    access: 'admin',
    summary: 'How each source did over the last 30 days, and the problems of its last run.',
    query: byTrack,
    reply: z.object({
      health: z.object({
        healthy: z.boolean(),
        scrapers: z.record(z.string(), z.object({ lastRun: isoInstant, alerts: z.array(z.string()) })),
      }),
      scrapers: z.array(z.object({ name: z.string(), metrics })),
    }),
  }),
  activeScrapers: endpoint({
    method: 'GET',
    path: '/api/scrapers/active',
    access: 'admin',
    summary: 'The runs in progress of a track or of all (`track=all`).',
    query: byTrack,
    reply: z.object({
      runs: z.array(
        z.object({
          id: z.string(),
          scraper: z.string(),
          track: z.string(),
          startTime: isoInstant,
          itemsScraped: z.number(),
          /** Null until it is known. */
          itemsExpected: z.number().nullable(),
          /** The last line of its log. */
          lastLine: z.string().nullable(),
        }),
      ),
    }),
  }),
  quarantine: endpoint({
    method: 'GET',
    path: '/api/admin/quarantine',
    access: 'admin',
    summary: 'Invalid source replies that were set aside, newest first; without API keys.',
    query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
    reply: z.object({
      answers: z.array(
        z.object({
          id: z.number(),
          source: z.string(),
          address: z.string(),
          status: z.number(),
          contentType: z.string(),
          at: isoInstant,
          /** The sentence it was refused with. */
          why: z.string(),
          /** Number of characters stored. */
          length: z.number(),
          /** Its first 500 characters. */
          beginning: z.string(),
        }),
      ),
    }),
  }),
  retryStatus: endpoint({
    method: 'GET',
    path: '/api/scrapers/retry-status',
    access: 'admin',
    summary: 'Which sources are being retried.',
    query: byTrack,
    reply: z.record(
      z.string(),
      z.object({
        isRetrying: z.boolean(),
        currentAttempts: z.number(),
        pendingRetries: z.number(),
        nextRetryInSeconds: z.number().nullable(),
      }),
    ),
  }),
} as const;
