import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readFigureReportFile } from '#adapters/files/equibase-speed-figures/read-figures.ts';
import type { PdfPage } from '#adapters/files/pdf/pdf-page.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { refusalOf, refused } from '#test/support/refused.ts';
import {
  blockAt,
  IMPORTED_AT,
  pageOf,
  put,
  RACED_ROW,
  type RaceDraft,
  type RowCells,
  reading,
} from './a-report.ts';

const test = suite('bad speed figure reports');

function isRefused(pages: readonly PdfPage[], code: string, sentence: string): void {
  const refusal = refusalOf(() => reading(...pages));
  assert.is(refusal.message, sentence);
  assert.is(refusal.code, code);
}

const raceIsRefused = (race: RaceDraft, code: string, sentence: string): void =>
  isRefused([pageOf(blockAt(90, race))], code, `SAR_2025-08-02.pdf, page 1, ${sentence}`);

test('a PDF that is something else', () =>
  isRefused(
    [pageOf([put('Minutes of the meeting', 72, 72)], { title: 'Minutes' })],
    'handicapping.file-no-report',
    'SAR_2025-08-02.pdf: no page of it is a Speed Figure Analysis.',
  ));

test('a report without races', () =>
  isRefused([pageOf([])], 'handicapping.file-no-report', 'SAR_2025-08-02.pdf: it has no races.'));

test('a report that has lost a page', () =>
  isRefused(
    [pageOf(blockAt(90), { count: 'Page 1 of 3' }), pageOf(blockAt(90), { count: 'Page 3 of 3' })],
    'handicapping.file-cut',
    'SAR_2025-08-02.pdf: page 2 of the 3 of the report is missing.',
  ));

test('two days in one file', () =>
  isRefused(
    [pageOf(blockAt(90)), pageOf(blockAt(90, { number: '2' }), { foot: 'SAR - 08/03/2025' }, 2)],
    'handicapping.file-mixed',
    'SAR_2025-08-02.pdf, page 2: SAR 2025-08-03 here, SAR 2025-08-02 on the pages before.',
  ));

test('a foot without a day', () =>
  isRefused(
    [pageOf(blockAt(90), { foot: 'SAR - 13/40/2025' })],
    'handicapping.file-field',
    'SAR_2025-08-02.pdf, page 1: its foot names no track and day.',
  ));

test('a race that is missing', () =>
  isRefused(
    [pageOf(blockAt(90, { number: '2' }))],
    'handicapping.file-order',
    'SAR_2025-08-02.pdf: race 2 appears where race 1 should begin.',
  ));

test('a head that cannot be read', () => {
  const code = 'handicapping.file-field';
  raceIsRefused({ conditions: 'A walkover' }, code, 'race 1, conditions: no line with distance and purse.');
  raceIsRefused(
    { conditions: 'Six Lengths. CLAIMING. For all. Purse: $1.' },
    code,
    'race 1, distance: "Six Lengths" is not a distance.',
  );
  raceIsRefused({ rating: '8O' }, code, 'race 1, race rating: "8O" is not a rating.');
  raceIsRefused({ post: 'Post Time: late' }, code, 'race 1, post time: "late" is not a time (like 1:05 PM).');
  raceIsRefused({ heads: ['Weight'] }, code, 'race 1: unknown column layout.');
});

const withFigures = (...figures: readonly string[]): RowCells => [
  RACED_ROW[0],
  RACED_ROW[1],
  RACED_ROW[2],
  figures,
  RACED_ROW[4],
  RACED_ROW[5],
];

test('a row that cannot be read, with horse and column', async () => {
  const code = 'handicapping.file-field';
  const rowIsRefused = (row: RowCells, sentence: string) =>
    raceIsRefused({ rows: [row] }, code, `race 1, #1, ${sentence}`);
  await rowIsRefused(withFigures('86', '76', '91', '133', '68', '84'), 'highest speed: it is empty.');
  await rowIsRefused(
    withFigures('86', '7b', '91', '133', '68', '84', '104'),
    'last pace: "7b" is not a figure or NA.',
  );
  const [number, , name, figures, people, percents] = RACED_ROW;
  await rowIsRefused(
    [number, '1', name, figures, people, percents],
    'post: "1" is not a post with a percentage.',
  );
  await rowIsRefused(
    [number, '1 (2%)', name, figures, 'Quill A', percents],
    'people: "Quill A" is not a jockey and a trainer.',
  );
  await rowIsRefused(
    [number, '1 (2%)', name, figures, people, ['44%', 'x%', '3%']],
    'trainer percent: "x%" is not a percentage.',
  );
});

test('text beside every column, a horse twice, and a race without horses', () => {
  const stray = put('*', 598, 137);
  isRefused(
    [pageOf([...blockAt(90), stray])],
    'handicapping.file-field',
    'SAR_2025-08-02.pdf, page 1, race 1, #1: "*" is outside every column.',
  );
  raceIsRefused({ rows: [RACED_ROW, RACED_ROW] }, 'handicapping.file-order', 'race 1: #1 appears twice.');
  raceIsRefused({ rows: [] }, 'handicapping.file-cut', 'race 1: it has no horses.');
});

test('a missing file, a folder, an empty file and a file that is not a PDF', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'figures-'));
  const reader = makePdfReader();
  try {
    await writeFile(join(folder, 'empty.pdf'), '');
    await writeFile(join(folder, 'text.pdf'), 'Race 1: all tired\n');
    const codeOf = async (name: string) =>
      (await refused(readFigureReportFile(join(folder, name), IMPORTED_AT, reader))).code;
    assert.is(await codeOf('none.pdf'), 'handicapping.file-missing');
    await symlink('loop.pdf', join(folder, 'loop.pdf'));
    assert.is(await codeOf('loop.pdf'), 'handicapping.file-unreadable');
    assert.is(await codeOf('.'), 'handicapping.file-unreadable');
    assert.is(await codeOf('empty.pdf'), 'pdf.empty');
    assert.is(await codeOf('text.pdf'), 'pdf.not-pdf');
  } finally {
    await reader.close();
    await rm(folder, { recursive: true });
  }
});

test('whatever is on the page, the report is refused or read, and nothing breaks', () => {
  const pdfItems = blockAt(90);
  const item = fc.record({
    text: fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('1', 'NA', '12', 'Class', 'Page 1 of 9', '7 (3%)'),
    ),
    x: fc.integer({ min: 0, max: 600 }),
    y: fc.integer({ min: 20, max: 780 }),
    size: fc.constantFrom(7, 8, 9, 36),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 6 }), fc.nat({ max: pdfItems.length }), (strange, missing) => {
      const items = [
        ...pdfItems.filter((_, index) => index !== missing),
        ...strange.map((i) => put(i.text, i.x, i.y, i.size)),
      ];
      try {
        const { report } = reading(pageOf(items));
        assert.equal(JSON.parse(JSON.stringify(report)), report);
      } catch (error) {
        assert.instance(error, Refusal);
      }
    }),
    { numRuns: 400 },
  );
});

test.run();
