import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import type { StoreForMembers } from './member-scenarios.ts';

/** A store in memory: it needs no accounts. */
export const inMemory = <Store>(make: () => Store): StoreForMembers<Store> => ({
  open: async () => ({ store: make(), memberIsThere: async () => undefined }),
  close: async () => undefined,
});

/** A store on PostgreSQL. What belongs to a member is deleted with the member, so without members it is empty. */
export function onPostgres<Store>(make: (database: Database) => Store): StoreForMembers<Store> {
  const emptied = emptiedDatabase('accounts.members');
  return {
    open: async () => {
      const database = await emptied.open();
      const members = makePostgresMemberStore(database);
      return {
        store: make(database),
        memberIsThere: (id) => members.add(aMember({ id, email: `${id}@example.com` })),
      };
    },
    close: emptied.close,
  };
}
