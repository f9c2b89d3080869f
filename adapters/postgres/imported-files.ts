import type { ImportedFile, ImportedFiles } from '#core/results/ports.ts';
import type { Database } from './database.ts';

const WITH_HASH = `
  select track, race_day as day, kind from results.sheets
  where content_hash = :contentHash and superseded_at_ms is null and jsonb_array_length(facts->'refused') = 0
  limit 1`;

/** Imported files in PostgreSQL, schema `results`. */
export const makePostgresImportedFiles = (db: Database): ImportedFiles => ({
  async withHash(contentHash) {
    const { rows } = await db.sql().raw<{ rows: ImportedFile[] }>(WITH_HASH, { contentHash });
    return rows[0] ?? null;
  },
});
