import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { HeadStore } from '#core/operations/heads/ports.ts';
import type { PublishedHeads } from '#core/operations/heads/published-heads.ts';
import type { Database } from './database.ts';

interface HeadRow {
  readonly day: RaceDay;
  readonly published_at_ms: number;
  readonly content: string;
  readonly stamp: string | null;
}

const headsOf = ({ day, published_at_ms, content, stamp }: HeadRow): PublishedHeads => ({
  day,
  at: published_at_ms as Instant,
  text: content,
  stamp,
});

/** Heads of a day: one after each off of all tracks. */
const MOST_OF_DAY = 1_000;

/** Published heads in PostgreSQL; the database itself refuses changes to them. */
export const makePostgresHeadStore = (db: Database): HeadStore => ({
  keep: async ({ day, at: publishedAt, text, stamp }) => {
    await db.sql()('operations.heads').insert({ day, published_at_ms: publishedAt, content: text, stamp });
  },
  latest: async (most, before) => {
    const rows = db.sql()<HeadRow>('operations.heads').orderBy('published_at_ms', 'desc').limit(most);
    if (before !== undefined) void rows.where('published_at_ms', '<', before);
    return (await rows).map(headsOf);
  },
  ofDay: async (day) => {
    const rows = db.sql()<HeadRow>('operations.heads').where({ day }).orderBy('published_at_ms');
    return (await rows.limit(MOST_OF_DAY)).map(headsOf);
  },
});
