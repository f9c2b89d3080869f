import type { ImportedFile, ImportedFiles } from '#core/results/ports.ts';
import type { Database } from './database.ts';

const WITH_HASH = `
  select track, race_day as day, kind from results.sheets
  where content_hash = :contentHash and superseded_at_ms is null and jsonb_array_length(facts->'refused') = 0
  limit 1`;

const RENEW = `
  update results.sheets set content_hash = :contentHash
  where track = :track and race_day = :day and kind = :kind and superseded_at_ms is null
    and brought_at_ms <= :moment and content_hash <> :contentHash`;

/** Imported files in PostgreSQL, schema `results`. */
export const makePostgresImportedFiles = (db: Database): ImportedFiles => ({
  async withHash(contentHash) {
    const { rows } = await db.sql().raw<{ rows: ImportedFile[] }>(WITH_HASH, { contentHash });
    return rows[0] ?? null;
  },
  async renew({ track, day, kind }, contentHash, moment) {
    await db.sql().raw(RENEW, { track, day, kind, contentHash, moment });
  },
});
