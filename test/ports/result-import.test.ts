import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { restore } from '#adapters/postgres/backup/restore-backup.ts';
import { backup } from '#adapters/postgres/backup/write-backup.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { migrationsIn } from '#adapters/postgres/migrations.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeImportResults } from '#core/results/use-cases/import-results.ts';
import { aFinisher, aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { migrationsFolder, openTestDatabase, type TestDatabase } from '#test/support/test-database.ts';

const test = suite<{ opened: TestDatabase }>('results imported into PostgreSQL');

test.before.each(async (context) => {
  context.opened = await openTestDatabase();
});
test.after.each(({ opened }) => opened.close());

const importOn = (database: Database) => {
  const results = makePostgresResultStore(database);
  const { allOrNothing, withLock } = database;
  const importFacts = makeImportResults({ results, allOrNothing, withLock });
  return { results, importFacts: (sheet: ResultSheet) => importFacts({ sheet, contentHash: 'hash' }) };
};

const withPurse = (purse: number) => aSheet({ races: [aRaceResult({ purse })] });

test('results come back equal to what was imported, so that the same again changes nothing', async ({
  opened,
}) => {
  const { importFacts } = importOn(opened.database);
  assert.is((await importFacts(aSheet())).outcome, 'kept');
  assert.is((await importFacts(aSheet())).outcome, 'unchanged');
});

test('of many concurrent imports each finds what the one before left', async ({ opened }) => {
  const { results, importFacts } = importOn(opened.database);
  const purses = [1, 2, 3, 4, 5, 6];
  const resultsImports = await Promise.all(purses.map((purse) => importFacts(withPurse(purse))));
  assert.is(resultsImports.filter(({ outcome }) => outcome === 'kept').length, 1);
  assert.is(resultsImports.filter(({ outcome }) => outcome === 'replaced').length, 5);
  assert.is((await results.replaced('SAR', RESULTS_DAY, 'chart')).length, 5);
  assert.is((await results.sheetsBetween(null, RESULTS_DAY, RESULTS_DAY)).length, 1);
});

test('a sheet that cannot be written whole changes nothing', async ({ opened }) => {
  const { results, importFacts } = importOn(opened.database);
  await importFacts(aSheet());
  const unwritable = aFinisher({ comment: 'a zero byte \u0000 no text may hold' });
  const sheet = aSheet({ races: [aRaceResult({ purse: 1, starters: [unwritable] })] });
  let failed = false;
  await importFacts(sheet).catch(() => {
    failed = true;
  });
  assert.ok(failed);
  assert.equal((await results.currentSheet('SAR', RESULTS_DAY, 'chart'))?.sheet, aSheet());
  assert.equal(await results.replaced('SAR', RESULTS_DAY, 'chart'), []);
});

test('a backup restores results, and what they replaced, in another database', async ({ opened }) => {
  const folder = mkdtempSync(join(tmpdir(), 'results-backup-'));
  const other = await openTestDatabase({ empty: true });
  try {
    const { importFacts } = importOn(opened.database);
    await importFacts(aSheet());
    await importFacts(withPurse(1));
    const file = join(folder, 'results.ctb');
    await backup(opened.database, file);
    await restore(other.database, migrationsIn(migrationsFolder), file, false);
    const { results } = importOn(other.database);
    assert.equal((await results.currentSheet('SAR', RESULTS_DAY, 'chart'))?.sheet, withPurse(1));
    const [before] = await results.replaced('SAR', RESULTS_DAY, 'chart');
    assert.equal(before, { sheet: aSheet(), contentHash: 'hash' });
    assert.is((await importOn(other.database).importFacts(aSheet())).outcome, 'replaced');
  } finally {
    await other.close();
    rmSync(folder, { recursive: true });
  }
});

test.run();
