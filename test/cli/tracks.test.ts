import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aTrackmasterChart, FOUR } from '#test/support/a-trackmaster-chart.ts';
import { type DrfRow, drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('racing-cli tracks on the product itself');

interface ListedTrack {
  readonly slug: string;
  readonly displayName: string;
  readonly timeZone: string;
  readonly registration: { readonly zoneOrigin: string; readonly firstFile: string } | null;
}

interface ShownCard {
  readonly track: string;
  readonly races: readonly { readonly postTime: string | null }[];
}

let product: ProductFolder;
test.before(async () => {
  product = await openProductFolder({ held: true, isEmpty: true });
});
test.after(() => product.close());

function file(name: string, content: string): string {
  const path = join(product.path, name);
  writeFileSync(path, content);
  return path;
}

const cardOf = (day: string, fields: DrfRow): string =>
  drfText(drfCard(2).map((row) => ({ ...row, 1: 'QQQ', 2: day, ...fields })));
const listed = async () => {
  const tracks = await typedJson<readonly ListedTrack[]>(product.path, 'tracks', 'list');
  return tracks.find(({ slug }) => slug.startsWith('qqq')) ?? null;
};
const shown = (day: string) =>
  typedJson<ShownCard>(product.path, 'card', 'show', day, '--track', 'qqq-mountain');
const postsOn = async (day: string) => (await shown(day)).races.map(({ postTime }) => postTime);

test('a track does not exist before a file registers it', async () => {
  const { code, stderr } = await typed(product.path, [
    'card',
    'show',
    '2025-08-08',
    '--track',
    'qqq-mountain',
  ]);
  assert.is(code, 3);
  assert.match(stderr, 'There is no track "qqq-mountain".');
});

test('a card registers its track once; later cards belong to it in any time zone', async () => {
  const first = file('QQQ0808.DRF', cardOf('20250808', { 1374: '3:05/2:05/(1:05)/12:05' }));
  await typedJson(product.path, 'card', 'import', first);
  const second = file('QQQ0809.DRF', cardOf('20250809', {}));
  const { stdout } = await typed(product.path, ['card', 'import', second, '--zone', 'pacific']);
  assert.match(stdout, 'saved the qqq-mountain card for 2025-08-09');
  assert.match(stdout, 'QQQ is registered on America/Denver, which was used; --zone is pacific.');
  const track = await listed();
  assert.equal([track?.slug, track?.displayName, track?.timeZone], ['qqq-mountain', 'QQQ', 'America/Denver']);
  assert.equal(
    [track?.registration?.zoneOrigin, track?.registration?.firstFile],
    ['post-times', 'Brisnet card QQQ0808.DRF'],
  );
  assert.match(
    (await typed(product.path, ['tracks'])).stdout,
    /qqq-mountain +QQQ +QQQ +America\/Denver +by a card/,
  );
});

test('a card that is refused registers nothing', async () => {
  const path = file('RRR0808.DRF', cardOf('20250808', { 1: 'RRR', 3: 'x' }));
  assert.is((await typed(product.path, ['card', 'import', path])).code, 3);
  const tracks = await typedJson<readonly ListedTrack[]>(product.path, 'tracks', 'list');
  assert.not(tracks.some(({ slug }) => slug.startsWith('rrr')));
});

test('a correction changes the name and post times on the cards and is in the audit log', async () => {
  assert.equal(await postsOn('2025-08-08'), ['11:05 AM MT']);
  const correct = ['tracks', 'correct', 'QQQ', '--name', 'Quail Run', '--zone', 'America/Phoenix'];
  const { code, stdout } = await typed(product.path, correct);
  assert.is(code, 0);
  assert.match(stdout, 'QQQ (qqq-mountain): Quail Run, on arizona time (America/Phoenix, as corrected).');
  const card = await shown('2025-08-08');
  assert.equal([card.track, card.races[0]?.postTime], ['Quail Run', '10:05 AM MST']);
  const { stdout: log } = await typed(product.path, ['audit']);
  assert.match(log, /track corrected/);
});

test('the facts about a track are shown with their source and doubt', async () => {
  const { code, stdout } = await typed(product.path, ['tracks', 'show', 'AQU']);
  assert.is(code, 0);
  assert.match(stdout, 'Aqueduct (aqueduct)');
  assert.match(stdout, /Circumference +9 furlongs +common knowledge +not checked in print/);
  assert.match(stdout, /Coordinates +40.672, -73.83 +common knowledge +not checked on a map, up to 2 km off/);
  const aiken = await typed(product.path, ['tracks', 'show', 'aiken']);
  assert.match(aiken.stdout, /Circumference +unknown +- +-/);
  const { facts } = await typedJson<{ facts: readonly { name: string; doubt: string | null }[] }>(
    product.path,
    'tracks',
    'show',
    'aqueduct',
  );
  assert.is(facts.find(({ name }) => name === 'Place')?.doubt, 'not checked in print');
});

test('a track that a card registered shows the file, and an unknown one is refused', async () => {
  const { stdout } = await typed(product.path, ['tracks', 'show', 'QQQ']);
  assert.match(stdout, /\(qqq-mountain\): registered by a card: Brisnet card QQQ0808.DRF/);
  const unknown = await typed(product.path, ['tracks', 'show', 'zzz-eastern']);
  assert.is(unknown.code, 3);
  assert.match(unknown.stderr, 'There is no track "zzz-eastern".');
});

test('a listed track and an empty correction are refused', async () => {
  const listedTrack = await typed(product.path, ['tracks', 'correct', 'SAR', '--name', 'The Spa']);
  assert.is(listedTrack.code, 3);
  assert.match(listedTrack.stderr, 'Saratoga is a listed track');
  assert.is((await typed(product.path, ['tracks', 'correct', 'QQQ'])).code, 3);
});

test('a chart with an unlisted track code registers the track under the name it prints', async () => {
  const chart = aTrackmasterChart({ day: '2031-05-03', races: [{ number: 1, entries: FOUR }] });
  const { stdout, stderr } = await typed(product.path, ['chart', 'import', file('zzz.xml', chart)]);
  assert.match(stdout + stderr, 'ZZZ is not a listed track: the chart registered it as "zzz-');
  const tracks = await typedJson<readonly ListedTrack[]>(product.path, 'tracks', 'list');
  assert.is(tracks.find(({ slug }) => slug.startsWith('zzz-'))?.displayName, 'Long Meadow');
});

test.run();
