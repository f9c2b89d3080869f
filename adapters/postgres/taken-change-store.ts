import type { MemberId } from '#core/accounts/member.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { ChangeOutcome, TakenChange } from '#core/notebook/notebook-change.ts';
import type { TakenChangeStore } from '#core/notebook/ports.ts';
import type { Database } from './database.ts';
import { refuseGone } from './refuse-gone.ts';

interface ChangeRow {
  readonly member_id: MemberId;
  readonly id: string;
  readonly subject: string;
  readonly made_at_ms: Instant;
  readonly outcome: ChangeOutcome;
}

const changeFrom = (row: ChangeRow): TakenChange => ({
  id: row.id,
  subject: row.subject,
  madeAt: row.made_at_ms,
  outcome: row.outcome,
});

/** Changes that were taken in PostgreSQL, table `notebook.changes`; deleted with the member's account. */
export function makePostgresTakenChangeStore(db: Database): TakenChangeStore {
  const changes = () => db.sql()<ChangeRow>('notebook.changes');
  return {
    async changeWith(memberId, id) {
      const [row]: readonly ChangeRow[] = await changes().where({ member_id: memberId, id });
      return row === undefined ? null : changeFrom(row);
    },
    async latestOn(memberId, subject) {
      const [row]: readonly ChangeRow[] = await changes()
        .where({ member_id: memberId, subject })
        .whereNot({ outcome: 'overruled' })
        .orderBy('made_at_ms', 'desc')
        .limit(1);
      return row?.made_at_ms ?? null;
    },
    async record(memberId, { id, subject, madeAt, outcome }) {
      await db
        .sql()('notebook.changes')
        .insert({ member_id: memberId, id, subject, made_at_ms: madeAt, outcome })
        .onConflict(['member_id', 'id'])
        .ignore()
        .catch(refuseGone('changes_member'));
    },
    async changesOf(memberId) {
      const rows: readonly ChangeRow[] = await changes()
        .where({ member_id: memberId })
        .orderByRaw('made_at_ms desc, id collate "C"');
      return rows.map(changeFrom);
    },
    async forget(memberId) {
      await changes().where({ member_id: memberId }).delete();
    },
  };
}
