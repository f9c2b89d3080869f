import type { HeldTable } from '#adapters/postgres/holding.ts';
import type { RetentionRule } from '#core/operations/retention.ts';

export interface RetentionRow extends RetentionRule {
  /** The tables of this kind, with the column their age is read off. */
  readonly tables: readonly HeldTable[];
}

/**
 * How long what is kept, and where it lies. What is not named here stays: facts of racing and picks, members and the
 * sums of what they did, proofs of acceptance.
 */
export const RETENTION: readonly RetentionRow[] = [
  {
    what: 'sessions after their end',
    keepDays: 0,
    tables: [{ table: 'accounts.sessions', column: 'expires_at_ms' }],
  },
  {
    what: 'one-time links after their end',
    keepDays: 0,
    tables: [{ table: 'accounts.links', column: 'expires_at_ms' }],
  },
  { what: 'tries', keepDays: 1, tables: [{ table: 'accounts.attempts', column: 'at_ms' }] },
  { what: 'page views', keepDays: 365, tables: [{ table: 'accounts.visits', column: 'at_ms' }] },
  { what: 'names of questions', keepDays: 365, tables: [{ table: 'accounts.queries', column: 'at_ms' }] },
  { what: 'chats with the assistant', keepDays: 90, tables: [{ table: 'assistant.chats', column: 'at_ms' }] },
  {
    what: 'runs of sources and collections of days',
    keepDays: 90,
    tables: [
      { table: 'operations.runs', column: 'started_at_ms' },
      { table: 'operations.workflows', column: 'started_at_ms' },
      { table: 'operations.backfills', column: 'started_at_ms' },
    ],
  },
  {
    what: 'pauses of sources after their end',
    keepDays: 0,
    tables: [{ table: 'operations.pauses', column: 'until_ms' }],
  },
  {
    what: 'questions to outside analysts with what they cost',
    keepDays: 400,
    tables: [{ table: 'operations.spend', column: 'at_ms' }],
  },
  {
    what: 'points of race days, and workers that went',
    keepDays: 90,
    tables: [
      { table: 'operations.points', column: 'planned_at_ms' },
      { table: 'operations.workers', column: 'beat_at_ms' },
    ],
  },
  {
    what: 'answers of sources that made no sense',
    keepDays: 14,
    tables: [{ table: 'operations.quarantine', column: 'at_ms' }],
  },
  {
    what: 'announcements to screens',
    keepDays: 7,
    tables: [{ table: 'kernel.announcements', column: 'kept_at', isTimestamp: true }],
  },
  {
    what: 'audit log',
    keepDays: 730,
    tables: [{ table: 'operations.audit', column: 'at_ms', isGuarded: true }],
  },
];
