import type { Instant } from '#core/kernel/instant.ts';
import type { QuarantineShelf } from '#core/operations/ports.ts';
import { type KeptAside, LISTED_CHARACTERS, type ListedAside } from '#core/operations/quarantine.ts';
import type { Database } from './database.ts';

interface QuarantineRow extends Pick<KeptAside, 'id' | 'source' | 'address' | 'status' | 'why'> {
  readonly content_type: string;
  readonly content: string;
  readonly at_ms: Instant;
}

interface ListedRow extends Omit<QuarantineRow, 'content'>, Pick<ListedAside, 'beginning' | 'length'> {}

const LIST = `
  select id, source, address, status, why, content_type, at_ms, left(content, :characters) as beginning,
    length(content) as length
  from operations.quarantine order by at_ms desc, id desc limit :most`;

const itemOf = ({
  content_type,
  content,
  at_ms,
  id,
  source,
  address,
  status,
  why,
}: QuarantineRow): KeptAside => ({
  id: Number(id),
  source,
  address,
  status,
  contentType: content_type,
  text: content,
  at: at_ms,
  why,
});

/** Answers set aside in PostgreSQL, schema `operations`. */
export function makePostgresQuarantineShelf(db: Database): QuarantineShelf {
  const table = () => db.sql()<QuarantineRow>('operations.quarantine');
  return {
    async keep({ contentType, text, at, ...item }) {
      await table().insert({ ...item, content_type: contentType, content: text, at_ms: at });
    },
    async list(most) {
      const { rows } = await db
        .sql()
        .raw<{ rows: ListedRow[] }>(LIST, { most, characters: LISTED_CHARACTERS });
      return rows.map(({ content_type: contentType, at_ms: at, ...item }) => ({ ...item, contentType, at }));
    },
    async find(id) {
      const row = await table().where({ id }).first();
      return row === undefined ? null : itemOf(row as QuarantineRow);
    },
  };
}
