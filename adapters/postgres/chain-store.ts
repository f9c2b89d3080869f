import type { ChainHead, ChainRow, ChainStore } from '#core/kernel/chain.ts';
import type { Database } from './database.ts';

/** Tables that hold a chain; the database itself refuses changes to them. */
export type ChainTable = 'picks.ledger' | 'results.chain' | 'operations.audit_chain';

/** A hash chain in PostgreSQL: columns `seq`, `hash` and `content`. */
export function makePostgresChain(db: Database, table: ChainTable): ChainStore {
  const rowsOf = async <Row>(statement: string, values: Record<string, number>) =>
    (await db.sql().raw<{ rows: Row[] }>(statement, values)).rows;
  return {
    head: async () => {
      const [row] = await rowsOf<ChainHead>(`select seq, hash from ${table} order by seq desc limit 1`, {});
      return row === undefined ? null : { seq: row.seq, hash: row.hash };
    },
    append: async (rows) => {
      await db.sql().raw(
        `insert into ${table} (seq, hash, content)
         select * from unnest(cast(:seqs as bigint[]), cast(:hashes as text[]), cast(:texts as text[]))`,
        {
          seqs: rows.map(({ seq }) => seq),
          hashes: rows.map(({ hash }) => hash),
          texts: rows.map(({ text }) => text),
        },
      );
    },
    after: (seq, most) =>
      rowsOf<ChainRow>(
        `select seq, hash, content as text from ${table} where seq > :seq order by seq limit :most`,
        { seq, most },
      ),
  };
}
