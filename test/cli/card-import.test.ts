import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardSheet } from '#core/card/card-sheet.ts';
import type { HorseHistory } from '#core/card/history/horse-history.ts';
import type { CardImport } from '#core/card/use-cases/import-card.ts';
import { aZip } from '#test/support/a-zip.ts';
import { type DrfRow, drfCard, drfRow, drfText } from '#test/support/brisnet-fixture.ts';
import { tmCard, tmRace } from '#test/support/trackmaster-fixture.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('racing-cli card import on the product itself');

type Imported = readonly (CardImport & { readonly file: string })[];

let product: ProductFolder;
test.before(async () => {
  product = await openProductFolder({ held: true, isEmpty: true });
});
test.after(() => product.close());

function file(name: string, content: string | Uint8Array): string {
  const path = join(product.path, name);
  writeFileSync(path, content);
  return path;
}

const onDay = (day: string, rows: readonly DrfRow[]): string =>
  drfText(rows.map((row) => ({ ...row, 2: day })));
const whole = drfText(drfCard(3, 4));
const shown = (day: string) => typedJson<CardSheet>(product.path, 'card', 'show', day);

test('a complete card is printed as JSON on stdout, with prose on stderr only', async () => {
  const good = file('SAR0802.DRF', whole);
  const { code, stdout, stderr } = await product.run(['card', 'import', good, '--json']);
  assert.is(code, 0);
  const [cardImport] = JSON.parse(stdout) as Imported;
  assert.is(cardImport?.outcome, 'kept');
  assert.equal([cardImport?.trackSlug, cardImport?.day], ['saratoga', '2025-08-02']);
  assert.equal([cardImport?.summary.races, cardImport?.summary.runners], [2, 7]);
  assert.match(stderr, 'Updating the database');
  const sheet = await shown('2025-08-02');
  assert.equal(
    sheet.races.map((race) => race.runners.length),
    [3, 4],
  );
});

test('the same card again, under any name, changes nothing', async () => {
  const again = await typedJson<Imported>(product.path, 'card', 'import', file('SAR0802.DRF', whole));
  const renamed = await typedJson<Imported>(product.path, 'card', 'import', file('a copy.drf', whole));
  assert.equal([again[0]?.outcome, renamed[0]?.outcome], ['unchanged', 'unchanged']);
});

test('a file that disagrees is refused with file, line and field; --replace takes it', async () => {
  const other = file(
    'LATER.DRF',
    drfText([drfRow(1, 1), drfRow(1, 2, { 51: 118 }), ...drfCard(3, 4).slice(2)]),
  );
  const before = await shown('2025-08-02');
  const { code, stdout, stderr } = await product.run(['card', 'import', other]);
  assert.is(code, 3);
  assert.is(stdout, '');
  assert.match(
    stderr,
    /LATER\.DRF, line 2, field 51 \([^)]+\): race 1, #2, [^:]+: "118" here, "120" in the card stored/,
  );
  assert.equal(await shown('2025-08-02'), before);
  const [replaced] = await typedJson<Imported>(product.path, 'card', 'import', other, '--replace');
  assert.is(replaced?.outcome, 'replaced');
  assert.is(replaced?.changes.length, 1);
});

test('each bad file is named with line and field, the good one between them is stored, and the exit code is 3', async () => {
  const sunday = onDay('20250803', drfCard(3, 3));
  const files = [
    file('empty.DRF', ''),
    file('cut.DRF', sunday.slice(0, sunday.length - 900)),
    file('binary.DRF', Uint8Array.of(0x22, 0x53, 0x03, 0x04, 0x14, 0, 8, 0)),
    file('monday.DRF', onDay('20250804', drfCard(2, 2))),
    file('narrow.DRF', sunday.replace(/,[^,\n]*\n/, '\n')),
    file('day.DRF', drfText([...drfCard(2), drfRow(1, 3, { 2: '20250231' })])),
    join(product.path, 'nowhere.DRF'),
  ];
  const { code, stdout, stderr } = await product.run(['card', 'import', ...files, '--json']);
  assert.is(code, 3);
  assert.equal(
    (JSON.parse(stdout) as Imported).map(({ day, outcome }) => [day, outcome]),
    [['2025-08-04', 'kept']],
  );
  const isProgress = (line: string): boolean => /^\d+ of \d+ files, .* a second/.test(line);
  const lines = stderr
    .trimEnd()
    .split('\n')
    .filter((line) => !isProgress(line));
  assert.equal(lines.length, 7, stderr);
  for (const [index, sentence] of [
    /^empty\.DRF: the file is empty\.$/,
    /^cut\.DRF, line 6: the file ends inside this line, after [\d,]+ of 1,435 fields\.$/,
    /^binary\.DRF, line 1: byte 3 is 0x03/,
    /^narrow\.DRF, line 1: .*1,435 fields a line, this one 1,434 fields\.$/,
    /^day\.DRF, line 3, field 2 \([^)]+\): /,
    /^nowhere\.DRF: file not found\.$/,
    /^6 of 7 files were refused\.$/,
  ].entries()) {
    assert.match(lines[index] ?? '', sentence);
  }
});

test('nothing of a refused file is stored', async () => {
  const { code, stderr } = await typed(product.path, ['card', 'show', '2025-08-03']);
  assert.is(code, 3);
  assert.match(stderr, 'There is no card for Saratoga on 2025-08-03.');
});

test('nothing is kept of a card of the wrong day, nor of a track elsewhere, not even its track', async () => {
  const lastLine = drfRow(1, 3, { 256: '20250903', 316: 1320, 326: 'D' });
  const files = [
    file('wrong-day.DRF', onDay('20250901', [...drfCard(2), lastLine])),
    file(
      'new-track.DRF',
      onDay(
        '20250901',
        [...drfCard(2), lastLine].map((row) => ({ ...row, 1: 'Q9Q' })),
      ),
    ),
    file(
      'elsewhere.DRF',
      onDay(
        '20250901',
        drfCard(2).map((row) => ({ ...row, 1374: '4:05/3:05/2:05/(1:05)' })),
      ),
    ),
  ];
  const { code, stderr } = await typed(product.path, ['card', 'import', ...files]);
  assert.is(code, 3);
  assert.match(
    stderr,
    /^wrong-day\.DRF, line 3, field 256 \([^)]+\): 2025-09-03 is not before the card's day 2025-09-01\.$/m,
  );
  assert.match(stderr, /^elsewhere\.DRF, line 1, field 1 \(track\): .*another track with the same code/m);
  const shownAfter = await typed(product.path, ['card', 'show', '2025-09-01']);
  assert.match(shownAfter.stderr, 'There is no card for Saratoga on 2025-09-01.');
  const tracks = await typedJson<readonly { readonly code: string }[]>(product.path, 'tracks', 'list');
  assert.not.ok(tracks.some(({ code: listed }) => listed === 'Q9Q'));
});

test('a single bad file ends with its own sentence and 3', async () => {
  const { code, stdout, stderr } = await typed(product.path, ['card', 'import', file('empty.DRF', '')]);
  assert.equal([code, stdout, stderr], [3, '', 'empty.DRF: the file is empty.\n']);
});

test('a zip with both formats of a card: one is stored, the other kept beside it, a chart beside them skipped', async () => {
  const thursday = { race_date: '20250807' };
  const xml = tmCard(tmRace(1, 2, thursday), tmRace(2, 2, thursday));
  const rows = drfCard(2, 2).map((row) => ({ ...row, 5: '', 58: '' }));
  const zip = aZip([
    { name: 'SAR0807.DRF', text: onDay('20250807', rows) },
    { name: 'sar20250807ppsXML.xml', text: xml },
    { name: 'sar20250806tch.xml', text: '<CHART RACE_DATE="2025-08-06"/>' },
  ]);
  const { code, stdout, stderr } = await product.run(['card', 'import', file('cards.zip', zip), '--json']);
  assert.is(code, 0, stderr);
  const [kept, beside] = JSON.parse(stdout) as Imported;
  assert.equal([kept?.outcome, beside?.outcome], ['kept', 'beside']);
  assert.equal(beside?.otherFormat?.source, 'Brisnet card cards.zip, SAR0807.DRF');
  assert.match(stderr, /cards\.zip, sar20250806tch\.xml: it is a result chart, not a card: .* Skipped\./);
  const name = ['Amber Anchor', '--before', '2025-08-07'];
  const [history] = await typedJson<readonly HorseHistory[]>(product.path, 'horse', 'history', ...name);
  assert.equal(
    history?.starts.map(({ day, reports }) => [day, reports[0]?.sources.map(({ source }) => source)]),
    [['2025-05-10', ['TrackMaster card cards.zip, sar20250807ppsXML.xml']]],
  );
});

test('a card of an unlisted track is imported and says which track it created', async () => {
  const path = file(
    'QQQ0808.DRF',
    onDay(
      '20250808',
      drfCard(2).map((row) => ({ ...row, 1: 'QQQ' })),
    ),
  );
  const { stdout } = await product.run(['card', 'import', path, '--zone', 'mountain']);
  assert.match(stdout, 'saved the qqq-mountain card for 2025-08-08');
  assert.match(
    stdout,
    'QQQ is not a listed track: the card registered it as "qqq-mountain", on mountain time',
  );
});

test('two imports of one file at once: one keeps it, the other finds it there', async () => {
  const path = file('tuesday.DRF', onDay('20250805', drfCard(8, 8, 8)));
  const both = await Promise.all([1, 2].map(() => product.json<Imported>('card', 'import', path)));
  assert.equal(both.map(([only]) => only?.outcome).sort(), ['kept', 'unchanged']);
});

test('of two conflicting cards imported at once one is stored complete, the other refused', async () => {
  const rows = drfCard(8, 8);
  const files = [
    file('one.DRF', onDay('20250806', rows)),
    file('two.DRF', onDay('20250806', [{ ...drfRow(1, 1), 51: 117 }, ...rows.slice(1)])),
  ];
  const both = await Promise.all(files.map((path) => product.run(['card', 'import', path])));
  assert.equal(both.map(({ code }) => code).sort(), [0, 3]);
  const refused = both.findIndex(({ code }) => code === 3);
  assert.match(both[refused]?.stderr ?? '', `${['one', 'two'][refused]}.DRF, line 1, field 51`);
});

test.run();
