import { mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MAX_FILE_BYTES, MAX_LINE_BYTES } from '#adapters/files/brisnet-card/lines.ts';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { type DrfRow, drfCard, drfLine, drfRow, drfText } from '#test/support/brisnet-fixture.ts';
import { refused } from '#test/support/refused.ts';
import { IMPORTED_AT, reading, readingRows } from './reading.ts';

const test = suite('bad card files');

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const whole = drfText(drfCard(3, 3));

async function isRefused(content: string | Uint8Array, code: string, sentence: string): Promise<void> {
  const refusal = await refused(reading(content));
  assert.is(refusal.message, sentence);
  assert.is(refusal.code, code);
}

/** A card of three rows whose third has this change is refused with this sentence. */
async function rowIsRefused(change: DrfRow, code: string, sentence: string): Promise<void> {
  await isRefused(drfText([...drfCard(2), drfRow(1, 3, change)]), code, `SAR0802.DRF, line 3, ${sentence}`);
}

test('an empty file', async () => {
  for (const nothing of ['', '\n', '\r\n']) {
    await isRefused(nothing, 'card.file-empty', 'SAR0802.DRF: the file is empty.');
  }
});

test('a file cut inside its last line', async () => {
  const cut = `${drfText(drfCard(2))}${drfLine(drfRow(1, 3)).slice(0, 400)}`;
  const { code, message } = await refused(reading(cut));
  assert.is(code, 'card.file-cut');
  assert.match(
    message,
    /^SAR0802\.DRF, line 3: the file ends inside this line, after \d+ of 1,435 fields\.$/,
  );
});

test('a file cut at any byte is refused, or is whole but for its last line break', async () => {
  const lengthOfRow = drfLine(drfRow(1, 1)).length + 1;
  for (let length = 1; length < lengthOfRow - 1; length += 97) {
    assert.instance(await reading(whole.slice(0, length)).catch((error: unknown) => error), Refusal);
  }
  assert.is((await reading(whole.slice(0, -1))).card.races.length, 2);
});

test('a binary file', async () => {
  const zip = Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0, 8, 0);
  await isRefused(zip, 'card.file-not-text', 'SAR0802.DRF, line 1: byte 3 is 0x03: not a text file.');
});

test('a binary byte in the middle of a card', async () => {
  const position = whole.indexOf('\n') + 11;
  const content = bytes(whole);
  content[position] = 0;
  await isRefused(content, 'card.file-not-text', 'SAR0802.DRF, line 2: byte 11 is 0x00: not a text file.');
});

test('bytes that are neither ASCII nor UTF-8', async () => {
  const content = bytes(drfText([drfRow(1, 1, { 45: 'CAFE#' })]));
  content[content.indexOf('#'.charCodeAt(0))] = 0xe9;
  await isRefused(
    content,
    'card.file-not-text',
    'SAR0802.DRF, line 1: it holds bytes that are neither ASCII nor UTF-8.',
  );
});

test('UTF-8 names are read', async () => {
  const { card } = await readingRows([drfRow(1, 1, { 45: 'CAFÉ' })]);
  assert.is(card.races[0]?.runners[0]?.horseName, 'CAFÉ');
});

test('another kind of text', async () => {
  await isRefused(
    'Date,Track,Horse\n2025-08-02,SAR,LAMP\n',
    'card.file-width',
    'SAR0802.DRF, line 1: a Brisnet single-file card has 1,435 fields a line, this one 3 fields.',
  );
});

test('a line with a field too few, too many, and with a quote left open', async () => {
  const [first = '', second = ''] = drfCard(2).map(drfLine);
  const width = (is: string) =>
    `SAR0802.DRF, line 2: a Brisnet single-file card has 1,435 fields a line, this one ${is}.`;
  await isRefused(`${first}\n${second.slice(0, -1)}\n`, 'card.file-width', width('1,434 fields'));
  await isRefused(`${first}\n${second},\n`, 'card.file-width', width('1,436 fields'));
  const open = second.replace('"SAR"', '"SAR');
  const { message } = await refused(reading(`${first}\n${open}\n`));
  assert.match(message, /line 2: .* fields? \(a quote is left open\)\.$/);
});

test('a blank line inside', async () => {
  const [first, second] = drfCard(2).map(drfLine);
  await isRefused(`${first}\n\n${second}\n`, 'card.file-width', 'SAR0802.DRF, line 2: the line is blank.');
});

test('a line without end', async () => {
  const { code } = await refused(reading('x'.repeat(MAX_LINE_BYTES + 1)));
  assert.is(code, 'card.file-width');
});

test('a bad value is refused with its file, line, field and text', async () => {
  const bad: readonly (readonly [DrfRow, string])[] = [
    [{ 2: '20251340' }, 'field 2 (date): "20251340" is not a date.'],
    [{ 2: '20250230' }, 'field 2 (date): "20250230" is not a date.'],
    [{ 2: '' }, 'field 2 (date): "" is not a date.'],
    [{ 3: 0 }, 'field 3 (race number): "0" is not between 1 and 20.'],
    [{ 3: 21 }, 'field 3 (race number): "21" is not between 1 and 20.'],
    [{ 3: 'one' }, 'field 3 (race number): "one" is not a whole number.'],
    [{ 4: '' }, 'field 4 (post position): it is empty.'],
    [{ 44: 'EVEN' }, 'field 44 (morning line): "EVEN" is not a number.'],
    [{ 45: '' }, 'field 45 (horse name): it is empty.'],
    [{ 43: '1-A' }, 'field 43 (program number): "1-A" is not a program number (like 1 or 1A).'],
    [{ 46: 95 }, 'field 46 (birth year): a horse foaled in 2095 cannot be racing on 2025-08-02.'],
    [{ 49: 'Q' }, 'field 49 (sex): "Q" is not one of C, H, G, g, F, M, R.'],
    [{ 97: -1 }, 'field 97 (record of life, starts): "-1" is negative.'],
    [{ 51: '99999999999' }, 'field 51 (weight): "99999999999" is too large.'],
    [
      { 103: '20250199', 102: '20250601', 114: 48, 138: 880 },
      'field 103 (date of workout 2): "20250199" is not a date.',
    ],
    [{ 256: 'May' }, 'field 256 (date of past race 1): "May" is not a date.'],
  ];
  for (const [change, sentence] of bad) await rowIsRefused(change, 'card.file-field', sentence);
});

test('a bad number deep in a past race', async () => {
  const past = { 257: '20250401', 256: '20250501', 316: 1320, 317: 1320, 326: 'D', 327: 'D', 847: '8o' };
  await rowIsRefused(
    past,
    'card.file-field',
    'field 847 (speed figure of past race 2): "8o" is not a whole number.',
  );
});

test('two tracks, and two days, in one file', async () => {
  await rowIsRefused(
    { 1: 'DMR' },
    'card.file-mixed',
    'field 1 (track): DMR here, SAR on line 1: a file holds one day of one track.',
  );
  await rowIsRefused(
    { 2: '20250803' },
    'card.file-mixed',
    'field 2 (date): 2025-08-03 here, 2025-08-02 on line 1: a file holds one day of one track.',
  );
});

test('a card of the wrong day has races or works that are yet to come', async () => {
  const lastYear = { 2: '20240802', 256: '20250510', 316: 1320, 326: 'D' };
  await isRefused(
    drfText([drfRow(1, 1, lastYear)]),
    'card.file-field',
    "SAR0802.DRF, line 1, field 256 (date of past race 1): 2025-05-10 is not before the card's day 2024-08-02.",
  );
  const work = { 102: '20250803', 114: 48, 138: 880 };
  await rowIsRefused(
    work,
    'card.file-field',
    "field 102 (date of workout 1): 2025-08-03 is after the card's day 2025-08-02.",
  );
});

test('a card of another track with the code of a listed one is known by its post times', async () => {
  const posts = (code: string, times: string) => drfText([drfRow(1, 1, { 1: code, 1374: times })]);
  await isRefused(
    posts('SAR', '4:05/3:05/2:05/(1:05)'),
    'card.file-track',
    'SAR0802.DRF, line 1, field 1 (track): SAR is Saratoga Race Course on Eastern time, but the post times of this ' +
      'card are on Pacific time: another track with the same code. Nothing was saved.',
  );
  for (const [code, times] of [
    ['SAR', '(1:05)/12:05/11:05/10:05'],
    ['DMR', '4:05/3:05/2:05/(1:05)'],
    ['TUP', '3:05/2:05/(1:05)/12:05'],
    ['TUP', '4:05/3:05/2:05/(1:05)'],
    ['ELP', '(1:05)/12:05/11:05/10:05'],
    ['SAR', ''],
  ] as const)
    assert.is((await reading(posts(code, times))).card.races.length, 1, `${code} ${times}`);
});

test('text that cannot be a track code', async () => {
  await isRefused(
    drfText([drfRow(1, 1, { 1: '??' })]),
    'card.file-track',
    'SAR0802.DRF, line 1, field 1 (track): "??" is not a track code (letters and digits, such as SAR).',
  );
});

test('a program number twice in a race', async () => {
  await rowIsRefused(
    { 43: '2' },
    'card.file-order',
    'field 43 (program number): #2 is on line 2 too, in the same race.',
  );
});

test('a missing race, a race that comes back, and a missing row', async () => {
  const order = 'SAR0802.DRF, line 2, field 3 (race number): ';
  await isRefused(
    drfText([drfRow(1, 1), drfRow(3, 1)]),
    'card.file-order',
    `${order}race 3 appears where race 2 should begin.`,
  );
  await isRefused(
    drfText([drfRow(1, 1), drfRow(2, 1), drfRow(1, 2)]),
    'card.file-order',
    'SAR0802.DRF, line 3, field 3 (race number): race 1 appears where race 3 should begin.',
  );
  await isRefused(
    drfText([drfRow(2, 1)]),
    'card.file-order',
    'SAR0802.DRF, line 1, field 3 (race number): race 2 appears where race 1 should begin.',
  );
  await isRefused(
    drfText([drfRow(1, 1), drfRow(1, 3)]),
    'card.file-order',
    'SAR0802.DRF, line 2, field 4 (post position): post 3 appears where post 2 should: a row is missing or moved.',
  );
});

test('rows of one race that disagree about it', async () => {
  await rowIsRefused(
    { 12: 90000 },
    'card.file-field',
    'field 12 (purse): "90000" here, "80000" on line 1 of the same race.',
  );
});

test('no file, a folder, a name that ends in nothing, and a huge file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'card-'));
  try {
    const huge = join(folder, 'HUGE.DRF');
    await writeFile(huge, '');
    await truncate(huge, MAX_FILE_BYTES + 1);
    await symlink(join(folder, 'nowhere'), join(folder, 'LINK.DRF'));
    const codeOf = async (name: string) =>
      (await refused(readBrisnetCardFile(join(folder, name), IMPORTED_AT))).code;
    assert.is(await codeOf('NONE.DRF'), 'card.file-missing');
    assert.is(await codeOf('LINK.DRF'), 'card.file-missing');
    assert.is(await codeOf('.'), 'card.file-unreadable');
    assert.is(await codeOf('HUGE.DRF'), 'card.file-too-large');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('whatever the bytes, the reader refuses or reads, and never breaks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (noise) => {
      const error = await reading(noise).catch((thrown: unknown) => thrown);
      assert.instance(error, Refusal);
    }),
    { numRuns: 300 },
  );
});

test('a word of the language itself in any field is refused or read as plain data', async () => {
  const FIELDS = 1_435;
  for (const word of ['constructor', '__proto__'])
    for (let field = 1; field <= FIELDS; field += 1) {
      const row = drfRow(1, 1, { 256: '20250510', 316: 1320, 326: 'D', [field]: word });
      const read = await readingRows([row]).catch((error: unknown) => error);
      if (read instanceof Refusal) continue;
      assert.not.instance(read, Error, `field ${field}: ${String(read)}`);
      const { card } = read as Awaited<ReturnType<typeof readingRows>>;
      assert.equal(JSON.parse(JSON.stringify(card)), card, `field ${field} holds ${word}`);
    }
});

test('whatever a field holds, the reader refuses it or reads it, and never breaks', async () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }).map((text) => text.replace(/[",]/g, '')),
    fc.constantFrom('constructor', '__proto__', 'NaN', '-0', '1e9', '0X', '99', '-1', 'Infinity', '😀'),
  );
  const changes = fc.dictionary(fc.integer({ min: 1, max: 1435 }).map(String), cell, { maxKeys: 12 });
  await fc.assert(
    fc.asyncProperty(changes, async (change) => {
      const error = await readingRows([
        drfRow(1, 1, { 256: '20250510', 316: 1320, 326: 'D', ...change }),
      ]).then(
        ({ card }) => {
          assert.equal(JSON.parse(JSON.stringify(card)), card, 'a card is plain data');
          return null;
        },
        (thrown: unknown) => thrown,
      );
      assert.ok(error === null || error instanceof Refusal, String(error));
    }),
    { numRuns: 400 },
  );
});

test.run();
