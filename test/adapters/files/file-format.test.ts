import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatOf } from '#adapters/files/file-format.ts';
import { aZip } from '#test/support/a-zip.ts';

const test = suite('formats of files');

test('a PDF is recognized by its signature, even after other bytes', () => {
  assert.is(formatOf(Buffer.from('%PDF-1.7\n')), 'pdf');
  assert.is(formatOf(Buffer.from('HTTP rest\n%PDF-1.7\n')), 'pdf');
});

test('a zip is a zip whatever it holds', () => {
  const pdf = { name: 'a.pdf', text: '%PDF-1.7', method: 0 };
  assert.is(formatOf(aZip([pdf])), 'zip');
  assert.is(formatOf(aZip([])), 'zip');
});

test('XML begins with a tag, in one- or two-byte characters, after an optional byte order mark or whitespace', () => {
  const bytes = ['<CHART/>', '\uFEFF<CHART/>', '\n  <?xml version="1.0"?><a/>'].map((text) =>
    Buffer.from(text),
  );
  const wide = ['<a/>', '\uFEFF<a/>'].map((text) => Buffer.from(text, 'utf16le'));
  for (const document of [...bytes, ...wide, ...wide.map((text) => Buffer.from(text).swap16())]) {
    assert.is(formatOf(document), 'xml', document.toString('hex'));
  }
});

test('anything else is unknown', () => {
  for (const text of ['', 'PK and more', 'CD,20250426,1', '{"a": 1}'])
    assert.is(formatOf(Buffer.from(text)), null, text);
});

test.run();
