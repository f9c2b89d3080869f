import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresDoubtfulResults } from '#adapters/postgres/doubtful-results.ts';
import { applyMigrations, migrationsIn } from '#adapters/postgres/migrations.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { aDoubt } from '#test/support/a-doubt.ts';
import { aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { migrationsFolder, openTestDatabase } from '#test/support/test-database.ts';

const test = suite('Results stored before there were doubts');

test('they stay as they were, and races in doubt are found beside them', async () => {
  const { database, close } = await openTestDatabase({ empty: true });
  try {
    const migrations = migrationsIn(migrationsFolder);
    const since = migrations.names.findIndex((name) => name.endsWith('_results_doubts'));
    await applyMigrations(database.pool, migrations, migrations.names.slice(0, since));
    const results = makePostgresResultStore(database);
    await results.keep(aSheet(), 'before');
    await applyMigrations(database.pool, migrations, migrations.names.slice(since));
    assert.equal((await results.currentSheet('SAR', RESULTS_DAY, 'chart'))?.sheet, aSheet());
    const doubtful = makePostgresDoubtfulResults(database);
    assert.equal(await doubtful.doubtfulRaces(), []);
    await results.keep(aSheet({ track: 'AQU', races: [aRaceResult({ doubts: [aDoubt()] })] }), 'after');
    assert.equal(
      (await doubtful.doubtfulRaces()).map(({ track, doubts }) => [track, doubts]),
      [['AQU', [aDoubt()]]],
    );
  } finally {
    await close();
  }
});

test.run();
