import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aTrackmasterChart, FOUR } from '#test/support/a-trackmaster-chart.ts';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { becomes, openProductFolder, type ProductFolder } from './product-folder.ts';

const test = suite('cards of other tracks, imported while the server runs');

let product: ProductFolder;
let address: string;
let stop: () => Promise<unknown>;

const BIG_A_DAYS = ['2023-10-07', '2024-10-05', '2025-10-04'] as const;
const [, TODAY] = BIG_A_DAYS;

test.before(async () => {
  product = await openProductFolder({ isEmpty: true });
  const serving = await product.serve({ RACING_NOW: `${TODAY}T11:00:00-04:00`, DEMO_DAYS: '0' });
  ({ address, stop } = serving);
});
test.after(async () => {
  await stop();
  await product.close();
});

function file(name: string, content: string): string {
  const path = join(product.path, name);
  writeFileSync(path, content);
  return path;
}

const cardOf = (code: string, day: string): string =>
  file(
    `${code}${day}.DRF`,
    drfText(drfCard(3).map((row) => ({ ...row, 1: code, 2: day.replaceAll('-', ''), 1418: '1030' }))),
  );

async function json<Reply>(path: string): Promise<Reply> {
  const answer = await fetch(`${address}${path}`);
  assert.is(answer.status, 200, path);
  return (await answer.json()) as Reply;
}

async function imported(...words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await product.run(words);
  assert.is(code, 0, stderr);
  return stdout + stderr;
}

test('a card and a chart from Belmont at the Big A belong to that track, with its name and time zone', async () => {
  for (const day of BIG_A_DAYS) await imported('card', 'import', cardOf('BAQ', day));
  const chart = aTrackmasterChart({
    track: 'BAQ',
    trackName: 'BELMONT AT THE BIG A',
    day: BIG_A_DAYS[0],
    races: [{ number: 1, entries: FOUR }],
  });
  assert.not.match(await imported('chart', 'import', file('baq.xml', chart)), /not a listed track/);
  const config = await json<Record<string, unknown>>('/api/tracks/belmont-at-the-big-a/config');
  assert.equal(
    [config['code'], config['displayName'], config['timeZone'], config['latestCardDay']],
    ['BAQ', 'Belmont at Aqueduct', 'America/New_York', BIG_A_DAYS[2]],
  );
  const [race] = await json<readonly { id: string; postTime: string | null }[]>(
    '/api/races/saratoga/today?track=belmont-at-the-big-a',
  );
  assert.is(race?.id, `belmont-at-the-big-a-${TODAY}-1`);
  const { races } = await json<{ races: readonly { postTime: string | null }[] }>(
    `/api/tracks/belmont-at-the-big-a/cards/${BIG_A_DAYS[0]}`,
  );
  assert.is(races.length, 1);
  const tracks = await json<readonly { slug: string; name: string }[]>('/api/tracks');
  assert.is(
    tracks.find(({ slug }) => slug === 'belmont-at-the-big-a')?.name,
    'Belmont at the Big A (Aqueduct)',
  );
  const results = await json<unknown>(
    `/api/race-results-ai/archive/${BIG_A_DAYS[0]}?track=belmont-at-the-big-a`,
  );
  assert.match(JSON.stringify(results), /Miller's Lane|Far Point/);
  assert.not.ok(tracks.some(({ slug }) => slug === 'belmont-park'));
});

test('a running server serves a track once its card registers it, and picks up its corrected name and time zone', async () => {
  const path = '/api/tracks/qqq-mountain/config';
  assert.is((await fetch(`${address}${path}`)).status, 404);
  await imported('card', 'import', cardOf('QQQ', TODAY), '--zone', 'mountain');
  assert.ok(await becomes(async () => (await fetch(`${address}${path}`)).status === 200));
  assert.is((await fetch(`${address}/api/tracks/qqq-pacific/config`)).status, 404);
  const listed = await json<readonly { slug: string }[]>('/api/tracks');
  assert.ok(listed.some(({ slug }) => slug === 'qqq-mountain'));
  await imported('tracks', 'correct', 'QQQ', '--name', 'Quail Run', '--zone', 'arizona');
  const isCorrected = async () => {
    const { displayName, timeZone } = await json<Record<string, unknown>>(path);
    return displayName === 'Quail Run' && timeZone === 'America/Phoenix';
  };
  assert.ok(await becomes(isCorrected));
});

test.run();
