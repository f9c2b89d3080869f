import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readNyraTables, readNyraTablesFolder } from '#adapters/files/nyra-2019/read-nyra-tables.ts';
import { refusalOf, refused } from '#test/support/refused.ts';
import { filesOf, IMPORTED_AT, readingLines, type TableLines, tablesOf } from './nyra-tables.ts';

const test = suite('bad NYRA tables');

const TWO = tablesOf([{ number: 1 }, { number: 2 }]);

function isRefused(change: Partial<TableLines>, trouble: string, sentence: string): void {
  const refusal = refusalOf(() => readingLines({ ...TWO, ...change }));
  assert.is(refusal.message, sentence);
  assert.is(refusal.code, `results.file-${trouble}`);
}

const without = (lines: readonly string[], index: number): readonly string[] =>
  lines.filter((_, line) => line !== index);
const changed = (lines: readonly string[], index: number, from: string, to: string): readonly string[] =>
  lines.map((line, each) => (each === index ? line.replace(from, to) : line));

test('bad cells, each with file, line and column', async () => {
  const field = (change: Partial<TableLines>, sentence: string) => isRefused(change, 'field', sentence);
  await field(
    { starts: changed(TWO.starts, 1, '2019-08-03', '2019-02-30') },
    'nyra_start_table.csv, line 2, field 2 (race_date): "2019-02-30" is not a date.',
  );
  await field(
    { starts: changed(TWO.starts, 0, ',250,', ',5/2,') },
    'nyra_start_table.csv, line 1, field 7 (odds): "5/2" is not a whole number.',
  );
  await field(
    { races: changed(TWO.races, 1, ',I,', ',Q,') },
    'nyra_race_table.csv, line 2, field 5 (course_type): "Q" is not one of D, I, T, O, M.',
  );
  await field(
    { races: changed(TWO.races, 1, ',850,', ',833,') },
    'nyra_race_table.csv, line 2, field 4 (distance_id): "833" is not a distance in furlongs × 100.',
  );
  await field(
    { races: changed(TWO.races, 2, '00135', '01335') },
    'nyra_race_table.csv, line 3, field 10 (post_time): "01335" is not a time (like 01220).',
  );
  await field(
    { horseIds: changed(TWO.horseIds, 1, ',2019-08-03,', ',,') },
    'horse_ids.csv, line 2, field 3 (race_date): "" is not a date.',
  );
  await field(
    { horseNames: changed(TWO.horseNames, 1, 'Paper Lantern 1', '') },
    'horse_names.csv, line 2, field 3 (horse_name): it is empty.',
  );
});

test('other columns', () => {
  isRefused(
    { races: changed(TWO.races, 0, 'purse', 'money') },
    'width',
    'nyra_race_table.csv, line 1, field 9 (purse): the column is headed "money", not "purse".',
  );
  isRefused(
    { starts: changed(TWO.starts, 0, ',120,', ',120,L,') },
    'width',
    'nyra_start_table.csv, line 1: it has 9 fields, not 8.',
  );
});

test('duplicate rows', () => {
  const [first = ''] = TWO.starts;
  isRefused(
    { starts: [...TWO.starts, first] },
    'order',
    'nyra_start_table.csv, line 7, field 4 (program_number): SAR 2019-08-03 race 1 #1 is on line 1 too.',
  );
  isRefused(
    { races: [...TWO.races, TWO.races[1] ?? ''] },
    'order',
    'nyra_race_table.csv, line 4, field 3 (race_number): SAR 2019-08-03 race 1 is on line 2 too.',
  );
  isRefused(
    { horseIds: [...TWO.horseIds, TWO.horseIds[1] ?? ''] },
    'order',
    'horse_ids.csv, line 8, field 5 (program_number): SAR 2019-08-03 race 1 #1 is on line 2 too.',
  );
  isRefused(
    { horseNames: [...TWO.horseNames, TWO.horseNames[1] ?? ''] },
    'order',
    'horse_names.csv, line 8, field 2 (horse_id): horse 0 is on line 2 too.',
  );
});

test('rows that find no partner', () => {
  isRefused(
    { races: without(TWO.races, 2) },
    'order',
    'nyra_start_table.csv, line 4, field 3 (race_number): SAR 2019-08-03 race 2 is not in nyra_race_table.csv.',
  );
  isRefused(
    { horseIds: without(TWO.horseIds, 1) },
    'order',
    'nyra_start_table.csv, line 1, field 4 (program_number): SAR 2019-08-03 race 1 #1 is not in horse_ids.csv.',
  );
  isRefused(
    { horseNames: without(TWO.horseNames, 1) },
    'order',
    'horse_ids.csv, line 2, field 6 (horse_id): horse 0 is not in horse_names.csv.',
  );
});

test('a start table that was cut between two lines', () => {
  isRefused(
    { starts: TWO.starts.slice(0, 3) },
    'order',
    'nyra_race_table.csv, line 3, field 3 (race_number): SAR 2019-08-03 race 2 has no starter in nyra_start_table.csv.',
  );
  isRefused(
    { starts: TWO.starts.slice(0, 5) },
    'order',
    'horse_ids.csv, line 7, field 5 (program_number): SAR 2019-08-03 race 2 #3 has no row in nyra_start_table.csv, which may be cut.',
  );
});

test('a file cut at any byte, each of the four', () => {
  const files = filesOf(TWO);
  for (const table of ['starts', 'races', 'horseIds', 'horseNames'] as const) {
    const whole = files[table];
    for (let length = 0; length < whole.length; length += 7) {
      const cut = { ...files, [table]: whole.slice(0, length) };
      const refusal = refusalOf(() => readNyraTables(cut, IMPORTED_AT));
      assert.match(refusal.code, /^results\.file-/);
    }
  }
});

test('a folder that lacks one of the files, and no folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nyra-'));
  try {
    const files = filesOf(TWO);
    await writeFile(join(folder, 'nyra_start_table.csv'), files.starts);
    await writeFile(join(folder, 'nyra_race_table.csv'), files.races);
    await writeFile(join(folder, 'horse_ids.csv'), files.horseIds);
    const refusal = await refused(readNyraTablesFolder(folder, IMPORTED_AT));
    assert.is(refusal.message, 'horse_names.csv: file not found.');
    assert.is(refusal.kind, 'not-found');
    await writeFile(join(folder, 'horse_names.csv'), files.horseNames);
    assert.is((await readNyraTablesFolder(folder, IMPORTED_AT)).length, 1);
    assert.is(
      (await refused(readNyraTablesFolder(join(folder, 'no'), IMPORTED_AT))).code,
      'results.file-missing',
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.run();
