import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresPauseStore } from '#adapters/postgres/pause-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { makeMemoryPauseStore } from '#test/doubles/pause-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { RUN_START } from '#test/support/a-run.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { aPause, pauseStoreScenarios } from './pause-store.scenarios.ts';

pauseStoreScenarios('memory', async () => ({
  pauses: makeMemoryPauseStore(),
  close: async () => undefined,
}));

pauseStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { pauses: makePostgresPauseStore(database), close };
});

const test = suite('Pauses in the database');

test('who paused is shown by address while they have an account', async () => {
  const { database, close } = await openTestDatabase();
  const [pauses, members] = [makePostgresPauseStore(database), makePostgresMemberStore(database)];
  const boss = 'boss' as MemberId;
  await members.add(aMember({ id: boss, email: 'boss@example.com' }));
  await pauses.keep(aPause());
  const by = async () => (await pauses.activeAt(RUN_START)).map((pause) => [pause.by, pause.byEmail]);
  assert.equal(await by(), [[boss, 'boss@example.com']]);
  await members.remove(boss);
  assert.equal(await by(), [[boss, null]]);
  await close();
});

test.run();
