import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { type Drawn, pdfOf } from './tiny-pdf.ts';

const test = suite('positioned text of a PDF');

const reader = makePdfReader();
test.after(() => reader.close());

const near = (value: number, expected: number): void =>
  assert.ok(Math.abs(value - expected) < 0.05, `${value}`);

test('every piece of text has its place from the top left, its size and its weight', async () => {
  const [page] = await reader.read(
    pdfOf([
      [
        { text: 'Weather:', x: 9.9, y: 103.6, bold: true },
        { text: 'Clear (warm)', x: 60, y: 103.6, size: 7 },
      ],
    ]),
    'two.pdf',
  );
  const [label, value] = page?.items ?? [];
  assert.is(page?.number, 1);
  assert.is(page?.width, 612);
  assert.is(page?.items.length, 2);
  assert.is(label?.text, 'Weather:');
  assert.is(label?.bold, true);
  near(label?.x ?? 0, 9.9);
  near(label?.y ?? 0, 103.6);
  assert.is(label?.size, 8);
  assert.is(value?.text, 'Clear (warm)');
  assert.is(value?.bold, false);
  assert.is(value?.size, 7);
  assert.ok((value?.right ?? 0) > 90 && (value?.right ?? 0) < 110);
});

test('a font that first appears on a later page is recognized as bold or not there too', async () => {
  const plain: Drawn = { text: 'plain', x: 20, y: 20 };
  const pages = await reader.read(pdfOf([[plain], [plain, { ...plain, y: 40, bold: true }]]), 'bold.pdf');
  assert.equal(
    pages.map(({ items }) => items.map(({ bold }) => bold)),
    [[false], [false, true]],
  );
});

test('pages come in their order, also those without text between others', async () => {
  const pages = await reader.read(
    pdfOf([[{ text: 'one', x: 9, y: 9 }], [], [{ text: 'three', x: 9, y: 9 }]]),
    'three.pdf',
  );
  assert.equal(
    pages.map(({ number, items }) => [number, items.map(({ text }) => text).join()]),
    [
      [1, 'one'],
      [2, ''],
      [3, 'three'],
    ],
  );
});

test('several files requested at once are read one after the other, each with its own text', async () => {
  const names = ['a', 'b', 'c', 'd'];
  const read = await Promise.all(
    names.map((name) => reader.read(pdfOf([[{ text: `file ${name}`, x: 9, y: 9 }]]), `${name}.pdf`)),
  );
  assert.equal(
    read.map((pages) => pages[0]?.items[0]?.text),
    names.map((name) => `file ${name}`),
  );
});

test('the bytes given stay as they were', async () => {
  const bytes = pdfOf([[{ text: 'kept', x: 9, y: 9 }]]);
  const before = bytes.slice();
  await reader.read(bytes, 'kept.pdf');
  assert.equal(bytes, before);
});

/** A page in a font that calls the letters A to C what it likes. */
function renamed(text: string): Uint8Array {
  const map =
    'begincmap 1 begincodespacerange <00> <FF> endcodespacerange 3 beginbfchar <41> <0000> <42> <001B> ' +
    '<43> <009B> endbfchar endcmap';
  const object = Buffer.from(`<< /Length ${map.length} >>\nstream\n${map}\nendstream`);
  const plain = Buffer.from(pdfOf([[{ text, x: 50, y: 50 }]], { objects: [object] })).toString('latin1');
  const encoding = '/Encoding /WinAnsiEncoding';
  return Buffer.from(plain.replace(encoding, '/ToUnicode 7 0 R'.padEnd(encoding.length)), 'latin1');
}

test('letters that a font calls commands can be shown and stored', async () => {
  const [page] = await reader.read(new Uint8Array(renamed('eAfBgCh')), 'renamed.pdf');
  assert.is(page?.items.map(({ text }) => text).join(''), 'e\uFFFDf\uFFFDg\uFFFDh');
});

test.run();
