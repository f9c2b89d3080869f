import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeListTracks } from '#core/results/use-cases/list-tracks.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import { aCard } from '#test/support/a-card.ts';
import { aSheet } from '#test/support/a-result.ts';

const test = suite('The list of tracks');
const clock = () => parseInstant('2025-08-02T12:00:00-04:00') as Instant;
const EARLIER = '2025-06-07' as RaceDay;

type Stored = Readonly<Partial<Record<'today' | 'before' | 'results' | 'sources', readonly string[]>>>;

async function tracksOf({ today = [], before = [], results = [], sources = [] }: Stored = {}) {
  const [cards, sheets] = [makeMemoryCardStore(), makeMemoryResultStore()];
  for (const trackSlug of today) await cards.keep(aCard({ trackSlug }), 'hash');
  for (const trackSlug of before) await cards.keep(aCard({ trackSlug, day: EARLIER }), 'hash');
  for (const track of results) await sheets.keep(aSheet({ track }), 'hash');
  const racingNow = makeReadRacingNow({ cards, clock });
  const list = makeListTracks({ cards, results: sheets, racingNow, sourceTracks: () => sources });
  return list();
}

const listed = async (stored?: Stored) => (await tracksOf(stored)).map(({ slug }) => slug);

test('with nothing stored the list is Saratoga', async () => {
  assert.equal(await listed(), ['saratoga']);
});

test('a track is listed for a card, results or a source, each once', async () => {
  const found = await listed({
    before: ['aqueduct'],
    results: ['AQU', 'CD'],
    sources: ['del-mar', 'aqueduct'],
  });
  assert.equal(found, ['aqueduct', 'churchill-downs', 'del-mar', 'saratoga']);
});

test('tracks racing today come first, led by Saratoga if it races, then the others by name', async () => {
  const before = ['keeneland', 'aqueduct'];
  assert.equal(await listed({ before, today: ['saratoga', 'gulfstream-park', 'del-mar'] }), [
    ...['saratoga', 'del-mar', 'gulfstream-park'],
    ...['aqueduct', 'keeneland'],
  ]);
  assert.equal(await listed({ before, today: ['del-mar'] }), [
    'del-mar',
    'aqueduct',
    'keeneland',
    'saratoga',
  ]);
});

test('a closed track is active on a day it races', async () => {
  const isActive = async (stored: Stored) =>
    (await tracksOf(stored)).find(({ slug }) => slug === 'pimlico')?.isActive;
  assert.is(await isActive({ before: ['pimlico'] }), false);
  assert.is(await isActive({ today: ['pimlico'] }), true);
});

test('a track known only from its card is listed; results under an unknown code are not', async () => {
  assert.equal(await listed({ before: ['qqq-mountain'], results: ['QQQ', 'ZZX'] }), [
    'qqq-mountain',
    'saratoga',
  ]);
});

test.run();
