import type { Instant } from '#core/kernel/instant.ts';
import type { Holding } from '#core/operations/retention.ts';
import type { Database } from './database.ts';

/** A table whose rows expire. The names come from the code, never from outside. */
export interface HeldTable {
  /** Schema and name. */
  readonly table: string;
  /** When a row was created, or, for rows with their own end, when it ends. */
  readonly column: string;
  /** The column is a `timestamptz`, not milliseconds. */
  readonly isTimestamp?: boolean;
  /** The audit log deletes its own old entries, by a function of the database. */
  readonly isGuarded?: boolean;
}

/** Rows deleted in one statement, so that other queries do not wait long. */
const AT_ONCE = 5_000;

/** Counts a table's rows and deletes the old ones, a few thousand in each unit of work. */
export function makePostgresHolding(db: Database, heldTable: HeldTable): Holding {
  const { table, column } = heldTable;
  const bound = heldTable.isTimestamp === true ? 'to_timestamp(cast(? as double precision) / 1000)' : '?';
  const count = `select count(*) as count from ${table} where ${column} < ${bound}`;
  const purge = `delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${column} < ${bound} limit ${AT_ONCE} for update skip locked))`;

  const purgeSome = async (before: Instant): Promise<number> => {
    if (heldTable.isGuarded !== true)
      return (await db.sql().raw<{ rowCount: number }>(purge, [before])).rowCount;
    const guarded = `select operations.purge_audit(?, ${AT_ONCE}) as gone`;
    return (await db.sql().raw<{ rows: [{ gone: number }] }>(guarded, [before])).rows[0].gone;
  };

  const someBefore = (before: Instant): Promise<number> => db.allOrNothing(() => purgeSome(before));

  return {
    countBefore: async (before) => {
      const found = await db.sql().raw<{ rows: [{ count: number }] }>(count, [before]);
      return found.rows[0].count;
    },
    purgeBefore: async (before) => {
      let gone = 0;
      for (let last = AT_ONCE; last === AT_ONCE; ) {
        last = await someBefore(before);
        gone += last;
      }
      return gone;
    },
  };
}
