import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PdfLimits } from '#adapters/files/pdf/pdf-limits.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { refused } from '#test/support/refused.ts';
import { pdfOf, pdfOfStreams } from './tiny-pdf.ts';

const test = suite('hostile PDFs');

const sound = pdfOf([[{ text: 'a sound page', x: 9, y: 9 }], [{ text: 'another', x: 9, y: 9 }]]);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const reader = makePdfReader();
test.after(() => reader.close());

/** Is refused so, and the next file is read all the same. */
async function isRefused(
  file: Uint8Array,
  code: string,
  sentence: string | RegExp,
  limits?: Partial<PdfLimits>,
): Promise<void> {
  const pdfReader = limits === undefined ? reader : makePdfReader(limits);
  try {
    const refusal = await refused(pdfReader.read(file, 'bad.pdf'));
    assert.is(refusal.kind, 'invalid');
    assert.is(refusal.code, code);
    if (typeof sentence === 'string') assert.is(refusal.message, sentence);
    else assert.match(refusal.message, sentence);
    assert.is((await pdfReader.read(sound, 'sound.pdf')).length, 2);
  } finally {
    if (pdfReader !== reader) await pdfReader.close();
  }
}

test('an empty file', () => isRefused(new Uint8Array(), 'pdf.empty', 'bad.pdf: the file is empty.'));

test('another kind of file', () =>
  isRefused(bytes('Date,Race\n1,2\n'), 'pdf.not-pdf', 'bad.pdf: not a PDF.'));

test('a file with the name of a PDF and nothing in it', () =>
  isRefused(bytes('%PDF-1.4\n%%EOF\n'), 'pdf.damaged', 'bad.pdf: it is damaged and cannot be read.'));

test('random bytes between the first and the last line of a PDF', async () => {
  const noise = Buffer.concat([bytes('%PDF-1.4\n'), randomBytes(20_000), bytes('\n%%EOF\n')]);
  await isRefused(noise, 'pdf.damaged', /^bad\.pdf(, page \d+)?: it is damaged and cannot be read\.$/);
});

test('a file cut off anywhere', async () => {
  for (const share of [0.2, 0.5, 0.9, 0.99]) {
    const sentence = 'bad.pdf: it is cut off: the end of the PDF is missing.';
    await isRefused(sound.slice(0, Math.floor(sound.length * share)), 'pdf.cut', sentence);
  }
});

test('a page whose stream is broken in the middle', async () => {
  const words = Array.from(
    { length: 3_000 },
    (_, index) => `BT /R 8 Tf 1 0 0 1 ${index % 500} 9 Tm (w${(index * 7919) % 10_007}) Tj ET`,
  );
  const content = deflateSync(bytes(words.join('\n')));
  const middle = Math.floor(content.length / 2);
  const sentence = 'bad.pdf, page 1: it is damaged and cannot be read.';
  await isRefused(
    pdfOfStreams([{ content: content.fill(0, middle, middle + 20), filter: '/FlateDecode' }]),
    'pdf.damaged',
    sentence,
  );
});

test('a password-protected file', async () => {
  const secret = `<${'5A'.repeat(32)}>`;
  const encrypt = bytes(`<< /Filter /Standard /V 1 /R 2 /O ${secret} /U ${secret} /P -44 >>`);
  const trailer = `/Encrypt 7 0 R /ID [${`<${'01'.repeat(16)}>`.repeat(2)}]`;
  const locked = pdfOf([[{ text: 'secret', x: 9, y: 9 }]], { trailer, objects: [encrypt] });
  await isRefused(locked, 'pdf.locked', 'bad.pdf: it is password-protected.');
});

test('a scan: pictures without text', () =>
  isRefused(pdfOf([[], []]), 'pdf.no-text', 'bad.pdf: it holds pictures only, no text.'));

test('twenty thousand pages', async () => {
  const pages = Array.from({ length: 20_000 }, () => [{ text: 'page', x: 9, y: 9 }]);
  await isRefused(pdfOf(pages), 'pdf.pages', 'bad.pdf: it has 20,000 pages; at most 120 are read.');
});

test('a file larger than any chart', () =>
  isRefused(new Uint8Array(21 * 1024 * 1024), 'pdf.too-large', 'bad.pdf: it is larger than 20 MiB.'));

test('a compression bomb is stopped by its memory, naming the page', async () => {
  const bomb = deflateSync(Buffer.alloc(220 * 1024 * 1024, 0x20));
  const twice = { content: deflateSync(bomb), filter: '[/FlateDecode /FlateDecode]' };
  const plain = {
    content: deflateSync(bytes('BT /R 8 Tf 1 0 0 1 9 9 Tm (first) Tj ET')),
    filter: '/FlateDecode',
  };
  const file = pdfOfStreams([plain, twice]);
  assert.ok(file.length < 20_000, `${file.length} bytes`);
  const sentence = 'bad.pdf, page 2: reading it needs more than 200 MB of memory.';
  await isRefused(file, 'pdf.too-hungry', sentence, { memoryMegabytes: 200 });
});

test('a page of endless text is stopped by its count', async () => {
  const many = `${'BT /R 8 Tf 1 0 0 1 9 9 Tm (a) Tj ET BT /R 8 Tf 1 0 0 1 300 500 Tm (b) Tj ET\n'.repeat(3_000)}`;
  const file = pdfOfStreams([{ content: deflateSync(bytes(many)), filter: '/FlateDecode' }]);
  const sentence = 'bad.pdf, page 1: it holds more than 1,000 pieces of text.';
  await isRefused(file, 'pdf.too-much-text', sentence, { items: 1_000 });
});

test('a page that takes too long is stopped, naming the page', async () => {
  const slow = `BT /R 8 Tf ${'1 0 0 1 9 9 Tm (word) Tj 1 0 0 1 300 500 Tm (other) Tj '.repeat(400_000)} ET`;
  const file = pdfOfStreams([{ content: deflateSync(bytes(slow)), filter: '/FlateDecode' }]);
  const limits = { seconds: 3, items: 1e9, memoryMegabytes: 2_000 };
  await isRefused(file, 'pdf.too-slow', 'bad.pdf, page 1: reading it took longer than 3 seconds.', limits);
});

test.run();
