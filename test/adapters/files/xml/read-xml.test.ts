import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readXml, type XmlOptions } from '#adapters/files/xml/read-xml.ts';
import { child, childrenNamed, childText, type XmlElement } from '#adapters/files/xml/xml-element.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('XML');

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function read(
  document: string | Uint8Array,
  options: Partial<XmlOptions> = {},
  size = 7,
): Promise<readonly XmlElement[]> {
  const bytes = typeof document === 'string' ? Buffer.from(document) : document;
  const elements: XmlElement[] = [];
  const all = { fileName: 'card.xml', records: new Set(['race']), ...options };
  for await (const element of readXml(inPieces(bytes, size), all)) elements.push(element);
  return elements;
}

const CARD = `<?xml version="1.0"?>
<card day="2031-05-03">
  <track><code>ZZZ</code></track>
  <race number="1">
    <name>Swift &amp; Sure&apos;s &#x41;</name>
    <past><name>An older race</name></past>
    <note/>
  </race>
  <race number="2"><past><race number="9"/></past></race>
</card>
`;

test('yields the root without children, then each complete record with its lines', async () => {
  const [root, first, second, ...more] = await read(CARD);
  assert.equal(
    { ...root, attributes: { ...root?.attributes } },
    { name: 'card', attributes: { day: '2031-05-03' }, text: '', children: [], line: 2 },
  );
  assert.is(first?.attributes['number'], '1');
  assert.equal(
    first?.children.map(({ name, line }) => [name, line]),
    [
      ['name', 5],
      ['past', 6],
      ['note', 7],
    ],
  );
  assert.is(second?.attributes['number'], '2');
  assert.equal(more, [], 'a record within a record is among its children');
});

test('text is trimmed, its entities are resolved; missing is null, empty is empty', async () => {
  const [, race] = await read(CARD);
  assert.ok(race !== undefined);
  assert.is(childText(race, 'name'), "Swift & Sure's A");
  assert.is(childText(race, 'note'), '');
  assert.is(childText(race, 'none'), null);
});

test('only direct children count', async () => {
  const [, race] = await read('<card><race><past><name>Old</name></past></race></card>');
  assert.ok(race !== undefined);
  assert.is(child(race, 'name'), null);
  const past = child(race, 'past');
  assert.equal(past === null ? [] : childrenNamed(past, 'name').map(({ text }) => text), ['Old']);
});

test('text around comments and in CDATA is joined', async () => {
  const [, race] = await read('<card><race>One<!-- or --> <![CDATA[<two>]]></race></card>');
  assert.is(race?.text, 'One <two>');
});

test('the size of the pieces changes nothing', async () => {
  const whole = await read(CARD, {}, 100_000);
  for (const size of [1, 2, 3, 64]) assert.equal(await read(CARD, {}, size), whole);
});

const encoded = (encoding: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?><card><race><name>Café Zoë</name></race></card>`;
const nameIn = async (bytes: Uint8Array): Promise<string | null> => {
  const [, race] = await read(bytes, {}, 1);
  return race === undefined ? null : childText(race, 'name');
};

test('UTF-8 with and without a mark, ISO-8859-1, windows-1252 and UTF-16 are read', async () => {
  const utf16 = Buffer.from(encoded('UTF-16'), 'utf16le');
  const documents = [
    Buffer.from(encoded('UTF-8')),
    Buffer.from(`\uFEFF${encoded('utf-8')}`),
    Buffer.from(encoded('ISO-8859-1'), 'latin1'),
    Buffer.from(encoded('windows-1252'), 'latin1'),
    Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
    utf16,
  ];
  for (const document of documents) assert.is(await nameIn(document), 'Café Zoë');
});

test('an unsupported encoding, or one other than declared, is refused', async () => {
  const codes = ['xml.encoding', 'xml.encoding', 'xml.encoding', 'xml.encoding'];
  const documents = [
    Buffer.from(encoded('Shift_JIS')),
    Buffer.from(encoded('UTF-16')),
    Buffer.from(encoded('UTF-8'), 'latin1'),
    Buffer.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]),
  ];
  const refusals = await Promise.all(documents.map((document) => refused(read(document))));
  assert.equal(
    refusals.map(({ code }) => code),
    codes,
  );
  assert.is(
    refusals[0]?.message,
    'card.xml, line 1: its encoding "Shift_JIS" is not supported; save it as UTF-8.',
  );
  assert.match(refusals[2]?.message ?? '', /not UTF-8/);
});

const sentenceOf = async (document: string, options: Partial<XmlOptions> = {}): Promise<string> => {
  const { code, message } = await refused(read(document, options));
  return `${code} ${message}`;
};

test('a file that is not XML is refused with a sentence', async () => {
  assert.is(await sentenceOf(''), 'xml.empty card.xml: the file is empty.');
  assert.is(await sentenceOf('CD,20250426,1'), 'xml.not-xml card.xml, line 1: not XML.');
  assert.is(await sentenceOf('\n \n'), 'xml.not-xml card.xml, line 3: not XML.');
  assert.match(await sentenceOf('<!DOCTYPE html><html></html>'), /xml.doctype .* a web page/);
});

test('a document cut anywhere is refused, never read in part', async () => {
  const body = CARD.trimEnd();
  for (let length = 60; length < body.length; length += 1) {
    assert.match(await sentenceOf(body.slice(0, length)), /^xml\.cut /, `cut after ${length}`);
  }
  assert.is(
    await sentenceOf('<card>\n<race>\n<name>Swif'),
    'xml.cut card.xml, line 3: it is cut off: it ends inside name.',
  );
});

test('tags that do not match are refused with their line', async () => {
  const sentence = await sentenceOf('<card>\n<race><name></race>\n</card>');
  assert.match(sentence, /^xml\.damaged card\.xml, line 2: it is not well-formed XML: /);
  assert.match(await sentenceOf('<card><race a="1" a="2"/></card>'), /^xml\.damaged /);
  assert.match(await sentenceOf('<card></card><card></card>'), /^xml\.damaged /);
});

test('an entity bomb is refused for its DOCTYPE, and unknown entities are refused too', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE card [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><card><race>&b;</race></card>`;
  assert.match(await sentenceOf(bomb), /^xml\.doctype /);
  assert.match(await sentenceOf('<!DOCTYPE card SYSTEM "file:///etc/passwd"><card/>'), /^xml\.doctype /);
  assert.match(await sentenceOf('<card>\n<race>&b;</race></card>'), /^xml\.entity card\.xml, line 2: /);
});

test('too large, too deep, too long and too many are refused', async () => {
  const limited = (document: string, limits: XmlOptions['limits']) =>
    sentenceOf(document, { ...(limits === undefined ? {} : { limits }) });
  assert.match(await limited(CARD, { bytes: 100 }), /^xml\.too-large card\.xml: it is larger/);
  assert.match(await limited(CARD, { depth: 3 }), /nested elements; at most 3 are read/);
  assert.match(await limited(CARD, { textLength: 12 }), /too many characters; at most 12/);
  assert.match(await limited('<card><race a="1" b="2"/></card>', { attributes: 1 }), /attributes; at most 1/);
  assert.match(await limited(CARD, { recordElements: 3 }), /a record has too many elements; at most 3/);
});

test('a reader that stops early closes its source', async () => {
  let isClosed = false;
  async function* source(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield Buffer.from(`<card>${' '.repeat(300)}`);
    } finally {
      isClosed = true;
    }
  }
  for await (const root of readXml(source(), { fileName: 'card.xml', records: new Set() })) {
    assert.is(root.name, 'card');
    break;
  }
  assert.ok(isClosed);
});

test.run();
