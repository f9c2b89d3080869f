import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresAcceptanceStore } from '#adapters/postgres/acceptance-store.ts';
import { makePostgresProofChain } from '#adapters/postgres/proof-chain.ts';
import { makePostgresResultChain } from '#adapters/postgres/result-chain.ts';
import { makePostgresTrackRegister } from '#adapters/postgres/track-register.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { openServerApp, openWorkerApp } from '#config/app.ts';
import { readSettings } from '#config/env.ts';
import { knowRegistrations } from '#core/card/tracks/registrations.ts';
import type { AcceptanceId } from '#core/compliance/acceptance.ts';
import { resultsIn } from '#core/results/sealed-results.ts';
import { aRegistration } from '#test/support/a-registration.ts';
import { aSheet } from '#test/support/a-result.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';
import { dropDataFolder, newDataFolder } from '#test/support/running-product.ts';
import { openTestDatabase, urlOfDatabase } from '#test/support/test-database.ts';

const test = suite('What is sealed when a server or worker starts');
const silent = () => undefined;

test('proofs from before there was a chain, and no member waits for them', async () => {
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

test('results of a track that was corrected by a program killed before it sealed them again are so when the next starts', async () => {
  const { name, database, close } = await openTestDatabase();
  const folder = newDataFolder();
  try {
    const settings = readSettings({ DATABASE_URL: await urlOfDatabase(name), RACING_DATA_DIR: folder });
    const register = makePostgresTrackRegister(database);
    await register.register(aRegistration());
    const first = await openWorkerApp(settings, silent, machineClock);
    await first.get('results').keep(aSheet({ track: 'QQQ' }), 'hash');
    await first.appDatabase.close();
    await register.correct('qqq-mountain', { name: null, zone: 'pacific', zoneOrigin: 'corrected' });
    for (const start of ['first', 'second']) {
      await (await openWorkerApp(settings, silent, machineClock)).appDatabase.close();
      const rows = await makePostgresResultChain(database).after(0, 9);
      const zones = rows.map((row) => resultsIn(row).timeZone);
      assert.equal(zones, ['America/Denver', 'America/Los_Angeles'], `after the ${start} start`);
    }
  } finally {
    knowRegistrations([]);
    await close();
    dropDataFolder(folder);
  }
});

test.run();
