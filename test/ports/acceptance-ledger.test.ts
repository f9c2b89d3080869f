import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresAcceptanceLedger } from '#adapters/postgres/acceptance-ledger.ts';
import { makePostgresAcceptanceStore } from '#adapters/postgres/acceptance-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { digest, newId } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { makeEnsureAcceptances } from '#core/compliance/use-cases/ensure-acceptances.ts';
import { makeMemoryAcceptanceLedger } from '#test/doubles/acceptance-ledger.ts';
import { makeMemoryAcceptanceStore } from '#test/doubles/acceptance-store.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { acceptanceLedgerScenarios } from './acceptance-ledger.scenarios.ts';

acceptanceLedgerScenarios('memory', {
  open: async () => {
    const members = makeMemoryMemberStore();
    const acceptances = makeMemoryAcceptanceStore();
    return { members, acceptances, ledger: makeMemoryAcceptanceLedger(members, acceptances) };
  },
  close: async () => undefined,
});

const emptied = emptiedDatabase('compliance.acceptances', 'accounts.members');

async function opened() {
  const database = await emptied.open();
  return {
    database,
    members: makePostgresMemberStore(database),
    acceptances: makePostgresAcceptanceStore(database),
    ledger: makePostgresAcceptanceLedger(database),
  };
}

acceptanceLedgerScenarios('PostgreSQL', { open: opened, close: emptied.close });

const test = suite('Ensuring acceptances at once');
test.after(emptied.close);

test('five who ensure at the same moment make one record a member', async () => {
  const { database, members, ledger } = await opened();
  for (let nth = 0; nth < 20; nth += 1)
    await members.add(aMember({ id: `m${nth}` as MemberId, email: `m${nth}@example.com` }));
  const deps = { ledger, clock: machineClock, newId, digest, withLock: database.withLock };
  const ensure = makeEnsureAcceptances(deps);
  const ends = await Promise.all(Array.from({ length: 5 }, ensure));
  assert.equal(
    ends.map(({ created }) => created).toSorted((a, b) => b - a),
    [20, 0, 0, 0, 0],
  );
  assert.equal(await database.pool('compliance.acceptances').count('* as n'), [{ n: 20 }]);
});

test.run();
