import { makePostgresAcceptanceStore } from '#adapters/postgres/acceptance-store.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { Acceptance } from '#core/compliance/acceptance.ts';
import { makeMemoryAcceptanceStore } from '#test/doubles/acceptance-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { acceptanceStoreScenarios } from './acceptance-store.scenarios.ts';

acceptanceStoreScenarios('memory', {
  open: async () => {
    const store = makeMemoryAcceptanceStore();
    return { store, proof: store.proof, memberIsThere: async () => undefined };
  },
  close: async () => undefined,
});

/** Lends a proof without person to someone, to read it through the store. */
async function lentProof(database: Database, id: string): Promise<Acceptance | null> {
  const rows = database.pool('compliance.acceptances').where({ id });
  const lent = await rows.clone().whereNull('member_id').update({ member_id: 'member-bob' });
  const found = (await makePostgresAcceptanceStore(database).ofMember('member-bob')).find(
    (proof) => proof.id === id,
  );
  return lent === 1 && found !== undefined ? { ...found, memberId: null } : null;
}

const emptied = emptiedDatabase('compliance.acceptances', 'accounts.members');

acceptanceStoreScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    const members = makePostgresMemberStore(database);
    return {
      store: makePostgresAcceptanceStore(database),
      proof: (id) => lentProof(database, id),
      memberIsThere: (id) => members.add(aMember({ id: id as MemberId, email: `${id}@example.com` })),
    };
  },
  close: emptied.close,
});
