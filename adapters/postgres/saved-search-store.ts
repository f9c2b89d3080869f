import type { MemberId } from '#core/accounts/member.ts';
import type { SavedSearchStore } from '#core/angle-search/ports.ts';
import type { SavedSearch } from '#core/angle-search/saved-search.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Database } from './database.ts';
import { refuseGone } from './refuse-gone.ts';

interface SearchRow {
  readonly member_id: MemberId;
  readonly name: string;
  readonly find: string;
  readonly saved_at_ms: Instant;
}

const searchFrom = ({ name, find, saved_at_ms: savedAt }: SearchRow): SavedSearch => ({
  name,
  find,
  savedAt,
});

/** Members' saved searches in PostgreSQL; deleted with the member's account. */
export function makePostgresSavedSearchStore(db: Database): SavedSearchStore {
  const searches = () => db.sql()<SearchRow>('angles.saved_searches');
  return {
    async searchesOf(memberId) {
      const rows: readonly SearchRow[] = await searches().where({ member_id: memberId }).orderBy('name');
      return rows.map(searchFrom);
    },
    async everySearch() {
      const rows: readonly SearchRow[] = await searches().orderByRaw('member_id collate "C", name');
      return rows.map((row) => ({ memberId: row.member_id, ...searchFrom(row) }));
    },
    async keep(memberId, { name, find, savedAt }) {
      await db
        .sql()('angles.saved_searches')
        .insert({ member_id: memberId, name, find, saved_at_ms: savedAt })
        .onConflict(['member_id', 'name'])
        .merge()
        .catch(refuseGone('saved_searches_member'));
    },
    remove: async (memberId, name) => (await searches().where({ member_id: memberId, name }).delete()) > 0,
    async forget(memberId) {
      await searches().where({ member_id: memberId }).delete();
    },
  };
}
