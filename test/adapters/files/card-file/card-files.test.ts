import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cardFilesIn } from '#adapters/files/card-file/card-files-in.ts';
import { makeReadCardFile } from '#adapters/files/card-file/read-card-file.ts';
import { CARD_FORMATS } from '#config/wiring/card-formats.ts';
import { instant } from '#core/kernel/instant.ts';
import { aZip } from '#test/support/a-zip.ts';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { refused } from '#test/support/refused.ts';
import { tmCard, tmRace } from '#test/support/trackmaster-fixture.ts';

const test = suite('card files');

const readCardFile = makeReadCardFile(CARD_FORMATS);
const DRF = drfText(drfCard(2, 2));
const XML = tmCard(tmRace(1, 2), tmRace(2, 2));
const CHART = '<?xml version="1.0"?>\n<CHART RACE_DATE="2025-08-02"></CHART>';

let folder: string;
test.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'));
});
test.after.each(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const read = (path: string, member: string | null = null) =>
  readCardFile({ path, member }, { at: instant(0) });

async function sourceOf(path: string, member: string | null = null): Promise<string> {
  const { card } = await read(path, member);
  return `${card.provenance.source}, ${card.races.length} races`;
}

async function isRefused(path: string, code: string, sentence: RegExp): Promise<void> {
  const refusal = await refused(read(path));
  assert.is(refusal.code, code, refusal.message);
  assert.match(refusal.message, sentence);
}

test('the format is recognized by the content, whatever the name', async () => {
  assert.is(await sourceOf(file('a.txt', DRF)), 'Brisnet card a.txt, 2 races');
  assert.is(await sourceOf(file('b.drf', XML)), 'TrackMaster card b.drf, 2 races');
});

test('a byte order mark, UTF-16 or a comment before the root does not get in the way', async () => {
  assert.is(await sourceOf(file('a.xml', `\uFEFF${XML}`)), 'TrackMaster card a.xml, 2 races');
  const wide = Buffer.from(`\uFEFF${XML.replace('<data', '<!-- a card -->\n<data')}`, 'utf16le');
  assert.is(await sourceOf(file('b.xml', wide)), 'TrackMaster card b.xml, 2 races');
  assert.is(await sourceOf(file('c.drf', `\uFEFF${DRF}`)), 'Brisnet card c.drf, 2 races');
});

test('a file named for another day than its races is read, with a remark', async () => {
  const remarks = async (name: string, content = DRF) => (await read(file(name, content))).remarks;
  assert.equal(await remarks('SAR0802.DRF'), []);
  assert.equal(await remarks('SARX0802-2025.drf'), []);
  assert.equal(await remarks('sar20250802ppsXML.xml', XML), []);
  assert.equal(await remarks('SAR0803.DRF'), [
    'The file is named for Aug 3, 2025; its races are on Aug 2, 2025.',
  ]);
  assert.equal(await remarks('SAR0802-2024.DRF'), [
    'The file is named for Aug 2, 2024; its races are on Aug 2, 2025.',
  ]);
  assert.equal(await remarks('sar20250702ppsXML.xml', XML), [
    'The file is named for Jul 2, 2025; its races are on Aug 2, 2025.',
  ]);
  for (const name of ['card.drf', 'SAR1345.DRF', 'SAR.xml']) assert.equal(await remarks(name), [], name);
});

test('a chart, a PDF, a web page and any other XML say what they are', async () => {
  await isRefused(
    file('tch.xml', CHART),
    'card.file-other',
    /^tch\.xml: it is a result chart, not a card: .*racing-cli chart import/,
  );
  await isRefused(file('a.pdf', '%PDF-1.7 …'), 'card.file-other', /it is a PDF, not a card/);
  await isRefused(file('a.html', '<!DOCTYPE html><html><body/></html>'), 'card.file-other', /web page/);
  await isRefused(file('rss.xml', '<rss/>'), 'card.file-other', /its root is rss/);
});

test('an empty file, a missing one, a folder and any other text are refused', async () => {
  await isRefused(file('a.xml', ''), 'card.file-empty', /^a\.xml: the file is empty\.$/);
  await isRefused(join(folder, 'nowhere.xml'), 'card.file-missing', /file not found/);
  await isRefused(folder, 'card.file-unreadable', /not a regular file/);
  await isRefused(file('a.csv', 'a,b\n1,2\n'), 'card.file-width', /1,435 fields a line, this one 2 fields/);
});

test('importing a zip imports its files, in either format, and every refusal names the zip', async () => {
  const path = file(
    'cards.zip',
    aZip([
      { name: 'SAR0802.DRF', text: DRF },
      { name: 'readme.txt', text: 'hello' },
      { name: 'x/pps.xml', text: XML },
      { name: 'x/tch.xml', text: CHART },
    ]),
  );
  const files = await cardFilesIn(path);
  assert.equal(
    files.map(({ member }) => member),
    ['SAR0802.DRF', 'x/pps.xml', 'x/tch.xml'],
  );
  assert.is(await sourceOf(path, 'SAR0802.DRF'), 'Brisnet card cards.zip, SAR0802.DRF, 2 races');
  assert.is(await sourceOf(path, 'x/pps.xml'), 'TrackMaster card cards.zip, x/pps.xml, 2 races');
  const refusal = await refused(read(path, 'x/tch.xml'));
  assert.match(refusal.message, /^cards\.zip, x\/tch\.xml: it is a result chart/);
  assert.is((await refused(read(path, 'gone.xml'))).code, 'card.file-missing');
});

/** How many files in the test folder this process has open; null if the system does not report it. */
function openFiles(): number | null {
  const descriptors = '/proc/self/fd';
  try {
    return readdirSync(descriptors).filter((descriptor) => {
      try {
        return readlinkSync(join(descriptors, descriptor)).startsWith(folder);
      } catch {
        return false;
      }
    }).length;
  } catch {
    return null;
  }
}

test('a file refused at its first bytes is closed', async () => {
  const long = `${CHART}<!-- ${'x'.repeat(200_000)} -->`;
  const charts = Array.from({ length: 10 }, (_, nth) => ({ name: `${nth}.xml`, text: long, method: 0 }));
  const path = file('charts.zip', aZip([...charts, { name: 'inner.xml', text: aZip([]) }]));
  for (const { member } of await cardFilesIn(path)) await refused(read(path, member));
  await refused(read(file('chart.xml', long)));
  for (let tries = 0; tries < 100 && openFiles() !== 0; tries += 1) await setTimeout(10);
  assert.ok([0, null].includes(openFiles()), `${openFiles()} open`);
});

test('missing races in an XML card are named, and the others are read', async () => {
  const { card, remarks } = await read(file('a.xml', XML));
  assert.equal([card.races.length, remarks], [2, []]);
  const gaps = await read(file('b.xml', tmCard(tmRace(2, 2), tmRace(3, 2), tmRace(7, 2))));
  assert.equal(
    gaps.card.races.map(({ number }) => number),
    [2, 3, 7],
  );
  assert.equal(gaps.remarks, ['Race 1 is not in the file.', 'Races 4 to 6 are not in the file.']);
});

test('when a race has an element twice, the first one counts', async () => {
  const twice = XML.replace(/<purse>/g, '<purse>54321</purse><purse>');
  const { card } = await read(file('a.xml', twice));
  assert.equal(
    card.races.map(({ purse }) => purse),
    [54_321, 54_321],
  );
});

test('a zip with two files of the same name is refused before either is read', async () => {
  const path = file(
    'a.zip',
    aZip([
      { name: 'a.xml', text: XML },
      { name: 'a.xml', text: DRF },
    ]),
  );
  assert.match(
    (await refused(cardFilesIn(path))).message,
    /^a\.zip, a\.xml: the zip has two files with this name/,
  );
  assert.is((await refused(read(path, 'a.xml'))).code, 'zip.twice');
});

test('importing a folder imports its cards and the files in its zips, in name order', async () => {
  file('b.DRF', DRF);
  file('c.xml', XML);
  file('notes.txt', 'hello');
  file('a.zip', aZip([{ name: 'z.xml', text: XML }]));
  mkdirSync(join(folder, 'deeper.xml'));
  const files = await cardFilesIn(folder);
  assert.equal(
    files.map(({ path, member }) => [basename(path), member]),
    [
      ['a.zip', 'z.xml'],
      ['b.DRF', null],
      ['c.xml', null],
    ],
  );
});

test('a bad zip in a folder is refused by itself', async () => {
  file('a.DRF', DRF);
  file('cut.zip', aZip([{ name: 'z.xml', text: XML }]).subarray(0, 300));
  file('climbs.zip', aZip([{ name: '../z.xml', text: XML }]));
  const files = await cardFilesIn(folder);
  assert.is(files.length, 3);
  await isRefused(join(folder, 'cut.zip'), 'zip.damaged', /^cut\.zip: /);
  await isRefused(join(folder, 'climbs.zip'), 'zip.path', /its path leads out of the zip/);
});

test('a folder or zip without a card is refused', async () => {
  const empty = await refused(cardFilesIn(folder));
  assert.match(empty.message, /the folder has no readable \.drf, \.xml or \.zip file\.$/);
  const zip = await refused(cardFilesIn(file('a.zip', aZip([{ name: 'a.txt', text: '' }]))));
  assert.match(zip.message, /^a\.zip: it holds no \.drf or \.xml file\.$/);
});

test.run();
