import type { MemberId } from '#core/accounts/member.ts';
import type { SavedSearchStore } from '#core/angle-search/ports.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Database } from './database.ts';
import { violatedConstraint } from './violated-constraint.ts';

interface SearchRow {
  readonly member_id: MemberId;
  readonly name: string;
  readonly find: string;
  readonly saved_at_ms: Instant;
}

function refuseGone(error: unknown): never {
  if (violatedConstraint(error) !== 'saved_searches_member') throw error;
  throw new Refusal('signed-out', 'accounts.signed-out', 'You are not signed in.', { cause: error });
}

/** Members' saved searches in PostgreSQL; deleted with the member's account. */
export function makePostgresSavedSearchStore(db: Database): SavedSearchStore {
  const searches = () => db.sql()<SearchRow>('angle_search.saved_searches');
  return {
    async searchesOf(memberId) {
      const rows: readonly SearchRow[] = await searches().where({ member_id: memberId }).orderBy('name');
      return rows.map(({ name, find, saved_at_ms: savedAt }) => ({ name, find, savedAt }));
    },
    async keep(memberId, { name, find, savedAt }) {
      await db
        .sql()('angle_search.saved_searches')
        .insert({ member_id: memberId, name, find, saved_at_ms: savedAt })
        .onConflict(['member_id', 'name'])
        .merge()
        .catch(refuseGone);
    },
    remove: async (memberId, name) => (await searches().where({ member_id: memberId, name }).delete()) > 0,
    async forget(memberId) {
      await searches().where({ member_id: memberId }).delete();
    },
  };
}
