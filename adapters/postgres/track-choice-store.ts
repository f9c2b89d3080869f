import type { TrackChoiceStore } from '#core/accounts/ports.ts';
import type { Database } from './database.ts';

interface Row {
  readonly chosen: string | null;
  readonly mine: readonly string[];
}

/** Members' tracks in PostgreSQL; a choice goes with its member. */
export function makePostgresTrackChoiceStore(db: Database): TrackChoiceStore {
  const choices = () => db.sql()('accounts.track_choices');
  return {
    async choiceOf(memberId) {
      const row: Row | undefined = await choices().where({ member_id: memberId }).first('chosen', 'mine');
      return row === undefined ? null : { chosen: row.chosen, mine: row.mine };
    },
    async keep(memberId, { chosen, mine }) {
      await choices()
        .insert({ member_id: memberId, chosen, mine: [...mine] })
        .onConflict('member_id')
        .merge();
    },
    async forget(memberId) {
      await choices().where({ member_id: memberId }).delete();
    },
  };
}
