import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readAqueductTableFile } from '#adapters/files/aqueduct-table/read-aqueduct-table.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { refusalOf, refused } from '#test/support/refused.ts';
import { fieldOf, HEAD, IMPORTED_AT, type RowDraft, reading, readingText, rowOf, TWO } from './table-rows.ts';

const test = suite('bad Aqueduct tables');

async function isRefused(work: () => unknown, trouble: string, sentence: string): Promise<void> {
  const refusal = await refused(Promise.resolve().then(work));
  assert.is(refusal.message, `DATA.csv${sentence}`);
  assert.is(refusal.code, `results.file-${trouble}`);
}

test('bad cells, each with line and column', async () => {
  const bad: readonly (readonly [RowDraft, string])[] = [
    [{ Date: '12/31/2018' }, 'field 1 (Date): "12/31/2018" is not a date (DD/MM/YYYY).'],
    [{ Date: '2018-12-31' }, 'field 1 (Date): "2018-12-31" is not a date (DD/MM/YYYY).'],
    [{ Race_Num: '0' }, 'field 2 (Race_Num): "0" is not between 1 and 20.'],
    [{ Track_Type: 'Ice' }, 'field 3 (Track_Type): "Ice" is not one of Dirt, Inner, Turf, Outer.'],
    [{ Final_Time: '1:72.05' }, 'field 8 (Final_Time): "1:72.05" is not a time (like 1:14.18).'],
    [{ Last_Race: '31Feb18' }, 'field 9 (Last_Race): "31Feb18" is not a date (like 3Dec16).'],
    [{ Pgm: 'A1' }, 'field 13 (Pgm): "A1" is not a program number (like 1 or 1A).'],
    [{ H_Name: 'DQ-' }, 'field 14 (H_Name): it is empty.'],
    [{ J_Name: 'Robin Lane' }, 'field 15 (J_Name): "Robin Lane" is not a jockey (like Last/First).'],
    [{ Fin: '0' }, 'field 19 (Fin): "0" is not between 1 and 40.'],
    [{ Dist_Ahead: 'far' }, 'field 20 (Dist_Ahead): "far" is not a margin in lengths.'],
    [{ Odds: '0.00' }, 'field 21 (Odds): "0.00" is not a price (like 3.50).'],
    [{ Odds: '7/2' }, 'field 21 (Odds): "7/2" is not a price (like 3.50).'],
    [{ Fav: 'X' }, 'field 22 (Fav): "X" is not one of Y, N.'],
  ];
  for (const [change, sentence] of bad) {
    await isRefused(() => reading(rowOf(), rowOf({ Pgm: '2', ...change })), 'field', `, line 3, ${sentence}`);
  }
});

test('a distance code that was never established', () => {
  const { message } = refusalOf(() => reading(rowOf({ Dist: '1320' })));
  assert.match(message, /^DATA\.csv, line 2, field 5 \(Dist\): "1320" is not one of 990, 1210, 1310, /);
});

test('other columns, and a line without its last comma', async () => {
  await isRefused(
    () => readingText(`${HEAD.replace('Fin,', 'Place,')}\n${rowOf()}\n`),
    'width',
    ', line 1, field 19 (Fin): the column is headed "Place", not "Fin".',
  );
  await isRefused(() => reading(rowOf().slice(0, -1)), 'width', ', line 2: it has 23 fields, not 24.');
});

test('one horse on two lines that differ', () =>
  isRefused(
    () => reading(...TWO, rowOf({ Pgm: '2', Odds: '9.00', Fin: '2', Dist_Ahead: 'Last' })),
    'order',
    ', line 4, field 13 (Pgm): 2018-12-31 race 1 #2 is on line 3 too, and not the same.',
  ));

test('rows of one race that disagree about it', () =>
  isRefused(
    () => reading(rowOf(), rowOf({ Pgm: '2', Condition: 'Muddy', Fin: '2', Dist_Ahead: 'Last' })),
    'field',
    ', line 3, field 6 (Condition): "Muddy" here, "Fast" on line 2 of the same race.',
  ));

test('a file cut between two lines of a race', () =>
  isRefused(
    () => reading(...TWO, ...fieldOf([['1', '2.5']], { Race_Num: '2' })),
    'cut',
    ', line 4: the file ends inside 2018-12-31 race 2: Dist_Ahead of #1 contradicts Fin.',
  ));

test('a file cut at any byte is refused', () => {
  const whole = [HEAD, ...TWO].map((line) => `${line}\n`).join('');
  assert.is(readingText(whole).length, 1);
  for (let length = 0; length < whole.length; length += 5) {
    const refusal = refusalOf(() => readingText(whole.slice(0, length)));
    assert.match(refusal.code, /^results\.file-/);
  }
});

test('no file', async () => {
  const refusal = await refused(readAqueductTableFile('/nowhere/DATA.csv', IMPORTED_AT));
  assert.is(refusal.message, 'DATA.csv: file not found.');
});

test('whatever a cell holds, the table is refused or read, and nothing breaks', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 8 }).map((text) => text.replace(/[",\r\n]/g, '')),
    fc.constantFrom('constructor', '-1', 'FR', '1', 'Last', 'DNF', '/', 'DQ-', '1A', '99.99', '31/12/2019'),
  );
  const change = fc.dictionary(fc.constantFrom(...HEAD.split(',').filter(Boolean)), cell, { maxKeys: 4 });
  fc.assert(
    fc.property(change, change, (a, b) => {
      try {
        const read = reading(rowOf(a), rowOf({ Pgm: '2', Fin: '2', Dist_Ahead: 'Last', ...b }));
        assert.equal(JSON.parse(JSON.stringify(read)), read, 'a sheet is plain data');
      } catch (error) {
        assert.instance(error, Refusal);
      }
    }),
    { numRuns: 400 },
  );
});

test.run();
