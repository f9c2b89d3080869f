import type { MemberId } from '#core/accounts/member.ts';
import type { TrackChoiceStore } from '#core/accounts/ports.ts';
import { NO_CHOICE } from '#core/accounts/track-choice.ts';
import type { Database } from './database.ts';

interface Row {
  readonly chosen: string | null;
  readonly mine: readonly string[];
}

const FOLLOWED = `
  select slug from accounts.track_choices, unnest(array_append(mine, chosen)) as slug
  where slug is not null group by slug order by slug collate "C"
`;

/** Members' tracks in PostgreSQL; deleted with the member's account. */
export function makePostgresTrackChoiceStore(db: Database): TrackChoiceStore {
  const choices = () => db.sql()('accounts.track_choices');
  return {
    async choiceOf(memberId) {
      const row: Row | undefined = await choices().where({ member_id: memberId }).first('chosen', 'mine');
      return row === undefined ? null : { chosen: row.chosen, mine: row.mine };
    },
    async choicesOf(memberIds) {
      const rows: readonly (Row & { readonly member_id: MemberId })[] = await choices()
        .whereRaw('member_id = any(?)', [[...memberIds]])
        .select('member_id', 'chosen', 'mine');
      return new Map(rows.map(({ member_id: id, chosen, mine }) => [id, { chosen, mine }]));
    },
    async keep(memberId, parts) {
      const { chosen, mine } = { ...NO_CHOICE, ...parts };
      const [row]: Row[] = await choices()
        .insert({ member_id: memberId, chosen, mine: [...mine] })
        .onConflict('member_id')
        .merge(['member_id', ...Object.keys(parts)])
        .returning(['chosen', 'mine']);
      return row === undefined ? NO_CHOICE : { chosen: row.chosen, mine: row.mine };
    },
    async forget(memberId) {
      await choices().where({ member_id: memberId }).delete();
    },
    async followed() {
      const { rows }: { readonly rows: readonly { readonly slug: string }[] } = await db.sql().raw(FOLLOWED);
      return rows.map(({ slug }) => slug);
    },
  };
}
