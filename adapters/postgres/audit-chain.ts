import type { ChainRow } from '#core/kernel/chain.ts';
import type { StoredAct } from '#core/operations/audit-chain.ts';
import type { AuditChain } from '#core/operations/ports.ts';
import { type AuditRow, auditEntryOf } from './audit-store.ts';
import { makePostgresChain } from './chain-store.ts';
import type { Database } from './database.ts';

interface ActRow extends AuditRow {
  readonly salt: string;
}

const actOf = (row: ActRow): StoredAct => ({ ...auditEntryOf(row), id: row.id, salt: row.salt });

/** The chain of the audit log in PostgreSQL. */
export function makePostgresAuditChain(db: Database): AuditChain {
  const rowsOf = async <Row>(statement: string, values: Record<string, number | number[]>) =>
    (await db.sql().raw<{ rows: Row[] }>(statement, values)).rows;
  return {
    ...makePostgresChain(db, 'operations.audit_chain'),
    last: async () => {
      const last = 'select seq, hash, content as text from operations.audit_chain order by seq desc limit 1';
      return (await rowsOf<ChainRow>(last, {}))[0] ?? null;
    },
    entriesAfter: async (id, most) =>
      (
        await rowsOf<ActRow>('select * from operations.audit where id > :id order by id limit :most', {
          id,
          most,
        })
      ).map(actOf),
    entriesOf: async (ids) =>
      (await rowsOf<ActRow>('select * from operations.audit where id = any(:ids)', { ids: [...ids] })).map(
        actOf,
      ),
    storedCount: async () =>
      (await rowsOf<{ count: number }>('select count(*) as count from operations.audit', {}))[0]?.count ?? 0,
  };
}
