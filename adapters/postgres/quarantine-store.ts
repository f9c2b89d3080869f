import type { Instant } from '#core/kernel/instant.ts';
import type { QuarantineStore } from '#core/operations/ports.ts';
import {
  LISTED_CHARACTERS,
  type ListedQuarantine,
  type QuarantinedItem,
} from '#core/operations/quarantine.ts';
import type { Database } from './database.ts';

interface QuarantineRow extends Pick<QuarantinedItem, 'id' | 'source' | 'address' | 'status' | 'why'> {
  readonly content_type: string;
  readonly content: string;
  readonly at_ms: Instant;
}

interface ListedRow extends Omit<QuarantineRow, 'content'>, Pick<ListedQuarantine, 'beginning' | 'length'> {}

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
}: QuarantineRow): QuarantinedItem => ({
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
export function makePostgresQuarantineStore(db: Database): QuarantineStore {
  const table = () => db.sql()<QuarantineRow>('operations.quarantine');
  return {
    async keep({ contentType, text, at: instant, ...item }) {
      await table().insert({ ...item, content_type: contentType, content: text, at_ms: instant });
    },
    async list(most) {
      const { rows } = await db
        .sql()
        .raw<{ rows: ListedRow[] }>(LIST, { most, characters: LISTED_CHARACTERS });
      return rows.map(({ content_type: contentType, at_ms: instant, ...item }) => ({
        ...item,
        contentType,
        at: instant,
      }));
    },
    async find(id) {
      const row = await table().where({ id }).first();
      return row === undefined ? null : itemOf(row as QuarantineRow);
    },
  };
}
