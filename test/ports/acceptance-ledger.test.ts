import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryAcceptanceLedger } from '#adapters/memory/acceptance-ledger.ts';
import { makeMemoryAcceptanceShelf } from '#adapters/memory/acceptance-shelf.ts';
import { makeMemoryMemberShelf } from '#adapters/memory/member-shelf.ts';
import { makePostgresAcceptanceLedger } from '#adapters/postgres/acceptance-ledger.ts';
import { makePostgresAcceptanceShelf } from '#adapters/postgres/acceptance-shelf.ts';
import { makePostgresMemberShelf } from '#adapters/postgres/member-shelf.ts';
import { digest, newId } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { makeEnsureAcceptances } from '#core/compliance/use-cases/ensure-acceptances.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { acceptanceLedgerScenarios } from './acceptance-ledger.scenarios.ts';

acceptanceLedgerScenarios('memory', {
  open: async () => {
    const members = makeMemoryMemberShelf();
    const acceptances = makeMemoryAcceptanceShelf();
    return { members, acceptances, ledger: makeMemoryAcceptanceLedger(members, acceptances) };
  },
  close: async () => undefined,
});

const emptied = emptiedDatabase('compliance.acceptances', 'accounts.members');

async function opened() {
  const database = await emptied.open();
  return {
    database,
    members: makePostgresMemberShelf(database),
    acceptances: makePostgresAcceptanceShelf(database),
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
  const doors = { ledger, clock: machineClock, newId, digest, oneAtATime: database.oneAtATime };
  const ensure = makeEnsureAcceptances(doors);
  const ends = await Promise.all(Array.from({ length: 5 }, ensure));
  assert.equal(
    ends.map(({ created }) => created).toSorted((one, other) => other - one),
    [20, 0, 0, 0, 0],
  );
  assert.equal(await database.pool('compliance.acceptances').count('* as n'), [{ n: 20 }]);
});

test.run();
