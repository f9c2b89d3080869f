import type { HeldTable } from '#adapters/postgres/holding.ts';
import type { RetentionRule } from '#core/operations/retention.ts';

export interface RetentionRow extends RetentionRule {
  /** The tables of this kind, with the column that dates their rows. */
  readonly tables: readonly HeldTable[];
}

/** Long enough for a season and the one after it; the chain of the log stays. */
export const AUDIT_RULE: RetentionRule = { what: 'audit log', keepDays: 730 };

/**
 * How long each kind of data is kept, and its tables. What is not listed is never deleted: racing data and picks,
 * members and their daily totals, proofs of acceptance.
 */
export const RETENTION: readonly RetentionRow[] = [
  {
    what: 'expired sessions',
    keepDays: 0,
    tables: [{ table: 'accounts.sessions', column: 'expires_at_ms' }],
  },
  {
    what: 'expired one-time links',
    keepDays: 0,
    tables: [{ table: 'accounts.links', column: 'expires_at_ms' }],
  },
  {
    what: 'sign-in and rate-limit attempts',
    keepDays: 1,
    tables: [{ table: 'accounts.attempts', column: 'at_ms' }],
  },
  { what: 'page views', keepDays: 365, tables: [{ table: 'accounts.visits', column: 'at_ms' }] },
  { what: 'query log', keepDays: 365, tables: [{ table: 'accounts.queries', column: 'at_ms' }] },
  { what: 'assistant chats', keepDays: 90, tables: [{ table: 'assistant.chats', column: 'at_ms' }] },
  {
    what: 'source runs, workflows and backfills',
    keepDays: 90,
    tables: [
      { table: 'operations.runs', column: 'started_at_ms' },
      { table: 'operations.workflows', column: 'started_at_ms' },
      { table: 'operations.backfills', column: 'started_at_ms' },
    ],
  },
  {
    what: 'expired source pauses',
    keepDays: 0,
    tables: [{ table: 'operations.pauses', column: 'until_ms' }],
  },
  {
    what: 'AI calls and their cost',
    keepDays: 400,
    tables: [{ table: 'operations.spend', column: 'at_ms' }],
  },
  {
    what: 'mails about how a day went',
    keepDays: 400,
    tables: [{ table: 'notebook.day_mails', column: 'sent_at', isTimestamp: true }],
  },
  {
    what: 'scheduled jobs and stopped workers',
    keepDays: 90,
    tables: [
      { table: 'operations.points', column: 'planned_at_ms' },
      { table: 'operations.workers', column: 'beat_at_ms' },
    ],
  },
  {
    what: 'quarantined source replies',
    keepDays: 14,
    tables: [{ table: 'operations.quarantine', column: 'at_ms' }],
  },
  {
    what: 'live-update events',
    keepDays: 7,
    tables: [{ table: 'kernel.announcements', column: 'kept_at', isTimestamp: true }],
  },
  {
    what: 'alerts of the day board',
    keepDays: 7,
    tables: [
      { table: 'alerts.looks', column: 'at_ms' },
      { table: 'alerts.found', column: 'at_ms' },
    ],
  },
  {
    ...AUDIT_RULE,
    tables: [{ table: 'operations.audit', column: 'at_ms', isGuarded: true }],
  },
];
