import type { MemberId } from '#core/accounts/member.ts';
import type { RaceId } from '#core/card/race.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { MyLine, MyLineRow } from '#core/notebook/my-line.ts';
import type { LineStore } from '#core/notebook/ports.ts';
import type { Database } from './database.ts';
import { refuseGone } from './refuse-gone.ts';

interface LineRow {
  readonly member_id: MemberId;
  readonly race_id: RaceId;
  readonly line: readonly MyLineRow[];
  readonly made_at_ms: Instant;
  readonly changed_at_ms: Instant;
}

const lineFrom = (row: LineRow): MyLine => ({
  raceId: row.race_id,
  rows: row.line,
  madeAt: row.made_at_ms,
  changedAt: row.changed_at_ms,
});

/** Members' lines in PostgreSQL, table `notebook.lines`; deleted with the member's account. */
export function makePostgresLineStore(db: Database): LineStore {
  const lines = () => db.sql()<LineRow>('notebook.lines');
  return {
    async linesOf(memberId) {
      const rows: readonly LineRow[] = await lines()
        .where({ member_id: memberId })
        .orderByRaw('changed_at_ms desc, race_id collate "C"');
      return rows.map(lineFrom);
    },
    async lineOn(memberId, raceId) {
      const [row]: readonly LineRow[] = await lines().where({ member_id: memberId, race_id: raceId });
      return row === undefined ? null : lineFrom(row);
    },
    async countOf(memberId) {
      const [row] = await db.sql()('notebook.lines').where({ member_id: memberId }).count({ count: '*' });
      return Number(row?.count ?? 0);
    },
    async keep(memberId, raceId, line) {
      if (line === null) {
        await lines().where({ member_id: memberId, race_id: raceId }).delete();
        return;
      }
      await db
        .sql()('notebook.lines')
        .insert({
          member_id: memberId,
          race_id: raceId,
          line: JSON.stringify(line.rows),
          made_at_ms: line.madeAt,
          changed_at_ms: line.changedAt,
        })
        .onConflict(['member_id', 'race_id'])
        .merge()
        .catch(refuseGone('lines_member'));
    },
    async forget(memberId) {
      await lines().where({ member_id: memberId }).delete();
    },
  };
}
