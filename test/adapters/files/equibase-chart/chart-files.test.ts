import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readChartFile } from '#adapters/files/equibase-chart/read-chart.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { instant } from '#core/kernel/instant.ts';
import { refused } from '#test/support/refused.ts';
import { pdfOf } from '../pdf/tiny-pdf.ts';
import { drawnPage } from './drawn-chart.ts';
import { SPRINT } from './invented-races.ts';

const test = suite('files of charts');

const folder = mkdtempSync(join(tmpdir(), 'charts-'));
const reader = makePdfReader();
test.after(async () => {
  await reader.close();
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string, content: Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

async function isRefused(path: string, code: string, sentence: string): Promise<void> {
  const refusal = await refused(readChartFile(path, instant(0), reader));
  assert.equal([refusal.code, refusal.message], [code, sentence]);
}

test('a chart is read from its file', async () => {
  const chart = await readChartFile(file('whole.pdf', pdfOf([drawnPage(SPRINT)])), instant(0), reader);
  assert.equal([chart.fileName, chart.sheet.races.length], ['whole.pdf', 1]);
  assert.is(chart.sheet.provenance.source, 'Equibase chart whole.pdf');
});

test('a missing file and a folder', async () => {
  await isRefused(join(folder, 'none.pdf'), 'results.chart-missing', 'none.pdf: file not found.');
  await isRefused(folder, 'results.chart-unreadable', `${folder.split('/').at(-1)}: not a regular file.`);
});

test('a name that leads nowhere', async () => {
  symlinkSync('loop.pdf', join(folder, 'loop.pdf'));
  const loop = join(folder, 'loop.pdf');
  await isRefused(loop, 'results.chart-unreadable', 'loop.pdf: it cannot be read (ELOOP).');
  const long = `${'x'.repeat(300)}.pdf`;
  await isRefused(
    join(folder, long),
    'results.chart-unreadable',
    `${long}: it cannot be read (ENAMETOOLONG).`,
  );
});

test('a file far larger than any chart is not opened', async () => {
  const path = file('huge.pdf', new Uint8Array());
  truncateSync(path, 3_000_000_000);
  await isRefused(path, 'results.chart-too-large', 'huge.pdf: it is far larger than any chart.');
});

test('an empty file and one that is not a PDF', async () => {
  await isRefused(file('empty.pdf', new Uint8Array()), 'pdf.empty', 'empty.pdf: the file is empty.');
  await isRefused(file('text.pdf', Buffer.from('Race 1')), 'pdf.not-pdf', 'text.pdf: not a PDF.');
});

test.run();
