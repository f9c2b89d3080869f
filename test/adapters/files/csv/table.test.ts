import { mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cellsOf } from '#adapters/files/csv/cells.ts';
import { code, column, filled, isoDay, programNumber, text, whole } from '#adapters/files/csv/column.ts';
import { MAX_TABLE_BYTES } from '#adapters/files/csv/lines.ts';
import { onceEach } from '#adapters/files/csv/once.ts';
import { readTable } from '#adapters/files/csv/table.ts';
import { tableBytes } from '#adapters/files/csv/table-file.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { refusalOf, refused } from '#test/support/refused.ts';

const test = suite('a table in a file');

const LAYOUT = {
  day: column('date', isoDay),
  number: column('pgm', programNumber),
  horse: column('horse', filled),
};
const HEAD = 'date,pgm,horse\n';
const ROW = '2025-08-02,1A,Paper Lantern\n';

const bytes = (content: string): Uint8Array => new TextEncoder().encode(content);
const read = (content: string | Uint8Array, hasHead = true) =>
  readTable(typeof content === 'string' ? bytes(content) : content, {
    fileName: 'horses.csv',
    layout: LAYOUT,
    hasHead,
  });

function isRefused(content: string | Uint8Array, trouble: string, sentence: string): void {
  const refusal = refusalOf(() => read(content));
  assert.is(refusal.message, `horses.csv${sentence}`);
  assert.is(refusal.code, `results.file-${trouble}`);
}

test('rows with their lines, under the names of the facts', () => {
  const { rows } = read(`${HEAD}${ROW}2025-08-03,12,"Bell, Book"\n`);
  assert.equal(
    rows.map(({ line, facts }) => [line, facts]),
    [
      [2, { day: '2025-08-02', number: '1A', horse: 'Paper Lantern' }],
      [3, { day: '2025-08-03', number: '12', horse: 'Bell, Book' }],
    ],
  );
});

test('a byte order mark, CRLF and padded cells change nothing', () => {
  const { rows } = read(`\uFEFF${HEAD}2025-08-02,"1A ", Paper Lantern\n`.replaceAll('\n', '\r\n'));
  assert.equal(rows[0]?.facts, { day: '2025-08-02', number: '1A', horse: 'Paper Lantern' });
});

test('a quoted cell may follow the byte order mark', () => {
  assert.is(read('\uFEFF"2025-08-02",1,Bell\n', false).rows[0]?.facts.day, '2025-08-02');
});

test('a table without head begins with its first line', () => {
  assert.is(read(ROW, false).rows[0]?.line, 1);
});

const LINES: readonly (readonly [string, readonly string[] | string])[] = [
  ['a,b', ['a', 'b']],
  ['', ['']],
  ['a,', ['a', '']],
  ['"a,b",c', ['a,b', 'c']],
  ['"say ""so""",""', ['say "so"', '']],
  ['a,"b', 'field 2 has unbalanced quotes.'],
  ['a,"b"c', 'field 2 has unbalanced quotes.'],
  ['a"b,c', 'field 1 has unbalanced quotes.'],
];
for (const [line, expected] of LINES) {
  test(`the line ${JSON.stringify(line)}`, () => {
    const cells = cellsOf(line);
    assert.equal('fault' in cells ? cells.fault : cells, expected);
  });
}

test('whatever was quoted comes back', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (cells) => {
      const line = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
      assert.equal(cellsOf(line), cells);
    }),
  );
});

test('a file that is empty, cut off or not text', () => {
  isRefused('', 'empty', ': the file is empty.');
  isRefused('\n\n', 'empty', ': the file is empty.');
  isRefused(HEAD, 'empty', ': it has no rows.');
  isRefused(`${HEAD}${ROW.slice(0, -4)}`, 'cut', ', line 2: the file ends inside this line.');
  const zip = Uint8Array.of(0x50, 0x4b, 0x03, 0x04);
  isRefused(zip, 'not-text', ', line 1: byte 3 is 0x03: not a text file.');
  isRefused(`${HEAD}a\rb\n`, 'not-text', ', line 2: byte 2 is 0x0D: not a text file.');
  const latin = bytes(`${HEAD}${ROW}`).map((byte) => (byte === 'P'.charCodeAt(0) ? 0xe9 : byte));
  isRefused(latin, 'not-text', ': it holds bytes that are neither ASCII nor UTF-8.');
});

test('control characters above ASCII', () => {
  const is = (code: string) => `, line 2: it holds ${code}, a control character.`;
  isRefused(`${HEAD}2025-08-02,1,Bell\u009B31mRed\n`, 'not-text', is('U+009B'));
  isRefused(`${HEAD}2025-08-02,1,Bell\u202Egnp\n`, 'not-text', is('U+202E'));
  assert.is(read(`${HEAD}2025-08-02,1,Épée d\u2019Or\n`).rows[0]?.facts.horse, 'Épée d\u2019Or');
});

test('cells and lines that are too long are refused without repeating them', () => {
  const row = (horse: string): string => `${HEAD}2025-08-02,1,${horse}\n`;
  const long = ', line 2, field 3 (horse): it is longer than 200 characters.';
  assert.is(read(row('A'.repeat(200))).rows.length, 1);
  assert.is(read(row(`"${'""'.repeat(200)}"`)).rows.length, 1);
  isRefused(row('A'.repeat(201)), 'field', long);
  isRefused(
    `${'d'.repeat(201)},pgm,horse\n`,
    'field',
    long.replace('2, field 3 (horse)', '1, field 1 (date)'),
  );
  const far = ', line 2: it is far longer than any row.';
  isRefused(row('A'.repeat(2 ** 20)), 'width', far);
  isRefused(row(`"${'A'.repeat(12 * 2 ** 20)}"`), 'width', far);
});

test('another head, another width, a blank line', () => {
  isRefused(
    `date,number,horse\n${ROW}`,
    'width',
    ', line 1, field 2 (pgm): the column is headed "number", not "pgm".',
  );
  isRefused(`date,horse\n${ROW}`, 'width', ', line 1: it has 2 fields, not 3.');
  isRefused(`${HEAD}${ROW}2025-08-02,1\n`, 'width', ', line 3: it has 2 fields, not 3.');
  isRefused(`${HEAD}\n${ROW}`, 'width', ', line 2: the line is blank.');
  isRefused(`${HEAD}2025-08-02,1,"Bell\n`, 'width', ', line 2: field 3 has unbalanced quotes.');
});

test('a bad cell is refused with its line, column and text', () => {
  const bad: readonly (readonly [string, string])[] = [
    ['2025-02-30,1,Bell', 'field 1 (date): "2025-02-30" is not a date.'],
    ['02/08/2025,1,Bell', 'field 1 (date): "02/08/2025" is not a date.'],
    ['2025-08-02,1-A,Bell', 'field 2 (pgm): "1-A" is not a program number (like 1 or 1A).'],
    ['2025-08-02,0,Bell', 'field 2 (pgm): "0" is not a program number (like 1 or 1A).'],
    ['2025-08-02,1,', 'field 3 (horse): it is empty.'],
  ];
  for (const [row, sentence] of bad) isRefused(`${HEAD}${row}\n`, 'field', `, line 2, ${sentence}`);
});

test('whole numbers and codes are strict', () => {
  const sentenceOf = (value: unknown) => (value as { sentence: string }).sentence;
  assert.is(whole(0, 20)('7'), 7);
  assert.is(sentenceOf(whole(0, 20)('21')), '"21" is not between 0 and 20.');
  assert.is(sentenceOf(whole(0, 20)('7.5')), '"7.5" is not a whole number.');
  assert.is(sentenceOf(whole(0, 20)('')), '"" is not a whole number.');
  const fast = code(new Map([['FT', false]]));
  assert.is(fast('FT'), false);
  assert.is(sentenceOf(fast('constructor')), '"constructor" is not one of FT.');
  assert.is(text(''), '');
});

test('a key that appears twice', async () => {
  const table = read(`${HEAD}${ROW}${ROW}`);
  const work = Promise.resolve().then(() => onceEach(table, ({ facts }) => `#${facts.number}`, 'number'));
  assert.is((await refused(work)).message, 'horses.csv, line 3, field 2 (pgm): #1A is on line 2 too.');
});

test('no file, a folder and a huge file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'table-'));
  try {
    await writeFile(join(folder, 'huge.csv'), '');
    await truncate(join(folder, 'huge.csv'), MAX_TABLE_BYTES + 1);
    const refusalOf = (name: string) => refused(tableBytes(join(folder, name)));
    assert.is((await refusalOf('none.csv')).code, 'results.file-missing');
    assert.is((await refusalOf('none.csv')).kind, 'not-found');
    assert.is((await refusalOf('.')).code, 'results.file-unreadable');
    await symlink('loop.csv', join(folder, 'loop.csv'));
    assert.is((await refusalOf('loop.csv')).message, 'loop.csv: it cannot be read (ELOOP).');
    assert.is((await refusalOf('huge.csv')).code, 'results.file-too-large');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('whatever the bytes, a table is refused or read, and nothing breaks', () => {
  const noise = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.string({ maxLength: 80 }).map((tail) => bytes(`${HEAD}${ROW}${tail}\n`)),
  );
  fc.assert(
    fc.property(noise, (content) => {
      try {
        assert.ok(read(content).rows.length > 0);
      } catch (error) {
        assert.instance(error, Refusal);
      }
    }),
    { numRuns: 500 },
  );
});

test.run();
