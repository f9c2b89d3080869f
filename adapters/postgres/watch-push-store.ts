import type { MemberId } from '#core/accounts/member.ts';
import type { WatchPushStore } from '#core/alerts/ports.ts';
import type { Entered } from '#core/notebook/entered.ts';
import type { Database } from './database.ts';
import { refuseGone } from './refuse-gone.ts';

interface ChoiceRow {
  readonly member_id: MemberId;
  readonly is_wanted: boolean;
}

async function isNew(
  db: Database,
  memberId: MemberId,
  { raceId, horseKey }: Pick<Entered, 'raceId' | 'horseKey'>,
): Promise<boolean> {
  const rows: readonly unknown[] = await db
    .sql()('alerts.watch_pushes')
    .insert({ member_id: memberId, race_id: raceId, horse_key: horseKey })
    .onConflict(['member_id', 'race_id', 'horse_key'])
    .ignore()
    .returning('member_id')
    .catch(refuseGone('watch_pushes_member'));
  return rows.length > 0;
}

/** Notifications about watch lists in PostgreSQL, tables `alerts.watch_push_choices` and `alerts.watch_pushes`. */
export function makePostgresWatchPushStore(db: Database): WatchPushStore {
  const choices = () => db.sql()<ChoiceRow>('alerts.watch_push_choices');
  return {
    async wantsPush(memberId) {
      const row: ChoiceRow | undefined = await choices().where({ member_id: memberId }).first();
      return row?.is_wanted ?? false;
    },
    async choosePush(memberId, isWanted) {
      await db
        .sql()('alerts.watch_push_choices')
        .insert({ member_id: memberId, is_wanted: isWanted })
        .onConflict('member_id')
        .merge()
        .catch(refuseGone('watch_push_choices_member'));
    },
    async whoWantsPush() {
      const rows: readonly ChoiceRow[] = await choices()
        .where({ is_wanted: true })
        .orderByRaw('member_id collate "C"');
      return rows.map(({ member_id: memberId }) => memberId);
    },
    async claimEntries(memberId, entries) {
      const claimed: Entered[] = [];
      for (const entry of entries) if (await isNew(db, memberId, entry)) claimed.push(entry);
      return claimed;
    },
    async forgetPush(memberId) {
      await choices().where({ member_id: memberId }).delete();
      await db.sql()('alerts.watch_pushes').where({ member_id: memberId }).delete();
    },
  };
}
