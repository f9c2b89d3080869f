import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tableSources } from '#adapters/files/table-sources.ts';
import { exitCodeOf } from '#cli/exit-code.ts';
import { type NyraDeps, nyraCommand, type TableSource } from '#cli/nyra.ts';
import type { ReplayRequest } from '#cli/record.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { summaryOf } from '#core/results/sheet-summary.ts';
import type { ResultsImport } from '#core/results/use-cases/import-results.ts';
import { aSheet } from '#test/support/a-result.ts';
import { runCommand } from './run-command.ts';

const test = suite<{ folder: string }>('racing-cli nyra');
const SEASON_START = '2019-07-01' as RaceDay;
const TABLES = ['nyra_start_table.csv', 'nyra_race_table.csv', 'horse_ids.csv', 'horse_names.csv'];

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'tables-'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true }));

const aDay = (change: Partial<ResultsImport> = {}): ResultsImport => ({
  outcome: 'kept',
  track: 'SAR',
  day: '2019-08-03',
  kind: 'nyra-tables',
  source: 'NYRA tables 2019',
  summary: summaryOf(aSheet()),
  change: null,
  ...change,
});

async function run(importTables: NyraDeps['importTables'], ...args: string[]) {
  const imported: TableSource[] = [];
  const replayed: ReplayRequest[] = [];
  const deps: NyraDeps = {
    importTables: (source, progress) => {
      imported.push(source);
      return importTables(source, progress);
    },
    updateConnectionRecords: async () => undefined,
    replayPastDays: async (request) => {
      replayed.push(request);
      return { days: 1, fromCards: 0, sealed: 1 };
    },
    close: async () => undefined,
  };
  return {
    ...(await runCommand(
      nyraCommand(async () => deps, tableSources),
      'import',
      ...args,
    )),
    imported,
    replayed,
  };
}

test('the picks of the imported days are sealed as replayed', async () => {
  const days = [aDay({ day: '2019-08-06' }), aDay({ day: '2019-08-04' })];
  const { replayed, err } = await run(async () => days, 'nyra-2019');
  assert.equal(replayed, [{ from: '2019-08-04', to: '2019-08-06', days: ['2019-08-04', '2019-08-06'] }]);
  assert.match(err, '1 pick of past days newly sealed as replayed');
});

test('after an import of a whole season its latest days are on the record, and the command that replays the others is named', async () => {
  const season = Array.from({ length: 61 }, (_, index) => aDay({ day: addDays(SEASON_START, index) }));
  const { replayed, err } = await run(async () => season, 'nyra-2019');
  assert.equal(
    replayed.map(({ from, to, days }) => [from, to, days?.length]),
    [['2019-07-02', '2019-08-30', 60]],
  );
  assert.match(
    err,
    'Only the latest 60 of these days were looked at for the record. For the 1 day before: racing-cli record replay --from 2019-07-01 --to 2019-07-01. What stands there already is left alone.',
  );
});

test('an import sums up its days, and names those that were replaced or are partial', async () => {
  const refused = [{ raceNumber: 2, failed: ['No horse crossed first.'] }];
  const days = [
    aDay(),
    aDay({ day: '2019-08-04', outcome: 'unchanged' }),
    aDay({ day: '2019-08-05', outcome: 'replaced', change: { races: [], ofTheDay: 1, facts: 1 } }),
    aDay({ day: '2019-08-06', summary: { ...summaryOf(aSheet()), refused, partial: true } }),
  ];
  const { out, error } = await run(async () => days, 'DATA.csv');
  assert.is(error, null);
  assert.match(out, 'DATA.csv: 4 days: 2 saved, 1 replaced, 1 already imported; 8 races, 24 starters');
  assert.match(out, '  replaced the SAR results for 2019-08-05 (1 fact changed;');
  assert.match(out, '  SAR 2019-08-06, race 2 was refused: No horse crossed first.');
});

test('with --json every day is printed', async () => {
  const { out } = await run(async () => [aDay()], 'DATA.csv', '--json');
  assert.equal(JSON.parse(out), [{ file: 'DATA.csv', days: [aDay()] }]);
});

test('the four tables of a folder are one source, whether named or found, any other table is its own', async ({
  folder,
}) => {
  for (const name of [...TABLES, 'DATA.csv', 'README.md']) writeFileSync(join(folder, name), '');
  const both = [
    { kind: 'aqueduct-table', path: join(folder, 'DATA.csv') },
    { kind: 'nyra-tables', path: folder },
  ];
  assert.equal((await run(async () => [], folder)).imported, both);
  const named = TABLES.map((name) => join(folder, name));
  assert.equal((await run(async () => [], ...named)).imported, both.slice(1));
});

test('a folder without tables is refused', async ({ folder }) => {
  const { error, imported } = await run(async () => [], folder);
  assert.equal([(error as Refusal).code, imported], ['files.none', []]);
});

test('a refused table does not stop the others, and the command ends with 3', async () => {
  const refusal = new Refusal('invalid', 'results.file-cut', 'A.csv: the file is cut off.');
  const importFacts: NyraDeps['importTables'] = ({ path }) =>
    path === 'A.csv' ? Promise.reject(refusal) : Promise.resolve([aDay()]);
  const { error, err, out } = await run(importFacts, 'A.csv', 'B.csv');
  assert.match(err, 'A.csv: the file is cut off.');
  assert.match(out, 'B.csv: 1 day: 1 saved');
  assert.is(exitCodeOf(error), 3);
});

test.run();
