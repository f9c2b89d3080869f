import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresAcceptanceStore } from '#adapters/postgres/acceptance-store.ts';
import { makePostgresProofChain } from '#adapters/postgres/proof-chain.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { openServerApp, openWorkerApp } from '#config/app.ts';
import { readSettings } from '#config/env.ts';
import type { AcceptanceId } from '#core/compliance/acceptance.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';
import { dropDataFolder, newDataFolder } from '#test/support/running-product.ts';
import { openTestDatabase, urlOfDatabase } from '#test/support/test-database.ts';

const test = suite('Proofs from before there was a chain');
const silent = () => undefined;

test('are sealed when a worker or a server starts, and no member waits for them', async () => {
  const { name, database, close } = await openTestDatabase();
  const folder = newDataFolder();
  try {
    const settings = readSettings({
      DATABASE_URL: await urlOfDatabase(name),
      RACING_DATA_DIR: folder,
      RACING_NOW: '2026-07-01T12:00:00Z',
    });
    const proofs = makePostgresAcceptanceStore(database);
    const chain = makePostgresProofChain(database);
    const acceptance = { memberId: null, method: 'pre_auth' } as const;
    for (const [line, open] of [
      () => openWorkerApp(settings, silent, machineClock),
      () => openServerApp(settings, silent),
    ].entries()) {
      await proofs.keep(anAcceptance({ ...acceptance, id: `of-before-${line}` as AcceptanceId }));
      const { appDatabase } = await open();
      await appDatabase.close();
      assert.is((await chain.head())?.seq, line + 1);
      assert.equal(await chain.unsealed(1), []);
    }
  } finally {
    await close();
    dropDataFolder(folder);
  }
});

test.run();
